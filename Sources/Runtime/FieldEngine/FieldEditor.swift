/// A text field without a user interface: a format, a state, and methods for a user's keys.
///
///     var field = FieldEditor(AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates)))
///     field.apply(.begin)
///     field.type("123456")
///     field.state.text            // "$1,234.56"
///     field.backspace()
///     field.state.text            // "$123.45"
///     field.undo()
///     field.state.text            // "$1,234.56"
///
/// It computes the same ranges as a text field, for tests and for programs without a text field.
public struct FieldEditor<Format: FieldFormat>: Sendable {
    /// The type of the field's value, such as a decimal for amounts.
    public typealias Value = Format.Value

    /// The format. A new format takes effect with the next edit; `Edit.reformat` applies it at once.
    public var format: Format
    /// The current text, selection and value.
    public private(set) var state: EditingState<Value>
    /// The states to which undo and redo return.
    public private(set) var history = EditHistory<Value>()

    /// Creates a field. Without a state, it is empty and not being edited.
    public init(_ format: Format, state: EditingState<Value> = EditingState()) {
        self.format = format
        self.state = state
    }

    /// Applies an edit.
    @discardableResult
    public mutating func apply(_ edit: Edit<Value>) -> EditOutcome<Value> {
        let outcome = format.apply(edit, to: state)
        let next = outcome.state(after: state)
        if next.text != state.text || next.value != state.value { history.record(state) }
        state = next
        return outcome
    }

    /// The selected range, or the caret; the end of the text while the field is not being edited.
    public var selection: Range<Int> {
        state.text.clamped(state.selection ?? state.text.utf16.count..<state.text.utf16.count)
    }
}

// MARK: Keys

extension FieldEditor {
    /// Presses a key for each character.
    ///
    /// - Returns: The outcome of each key.
    @discardableResult
    public mutating func type(_ text: String) -> [EditOutcome<Value>] {
        text.map { apply(.replace(selection, with: String($0), .typed)) }
    }

    /// Pastes text over the selection.
    @discardableResult
    public mutating func paste(_ text: String) -> EditOutcome<Value> {
        apply(.replace(selection, with: text, .pasted))
    }

    /// Replaces the selection with text of unknown origin.
    @discardableResult
    public mutating func insert(_ text: String) -> EditOutcome<Value> {
        apply(.replace(selection, with: text, .inserted))
    }

    /// Presses the backspace key.
    @discardableResult
    public mutating func backspace() -> EditOutcome<Value> {
        let range = selection
        let lower = range.isEmpty ? state.text.characterStart(before: range.lowerBound) : range.lowerBound
        return apply(.replace(lower..<range.upperBound, with: "", .deletedBackwards))
    }

    /// Presses the delete key.
    @discardableResult
    public mutating func forwardDelete() -> EditOutcome<Value> {
        let range = selection
        let upper = range.isEmpty ? state.text.characterEnd(after: range.upperBound) : range.upperBound
        return apply(.replace(range.lowerBound..<upper, with: "", .deletedForwards))
    }

    /// Moves the caret to the next allowed position on the left or, from a selection, to its left end.
    public mutating func moveLeft() {
        let range = selection
        if !range.isEmpty {
            apply(.select(range.lowerBound..<range.lowerBound))
            return
        }
        var offset = range.lowerBound
        while offset > 0 {
            offset = state.text.characterStart(before: offset)
            apply(.select(offset..<offset))
            if let selection = state.selection, selection.lowerBound < range.lowerBound { return }
        }
    }

    /// Moves the caret to the next allowed position on the right or, from a selection, to its right end.
    public mutating func moveRight() {
        let range = selection
        if !range.isEmpty {
            apply(.select(range.upperBound..<range.upperBound))
            return
        }
        var offset = range.upperBound
        while offset < state.text.utf16.count {
            offset = state.text.characterEnd(after: offset)
            apply(.select(offset..<offset))
            if let selection = state.selection, selection.lowerBound > range.upperBound { return }
        }
    }

    /// Moves the caret to the leftmost allowed position.
    public mutating func moveToStart() {
        apply(.select(0..<0))
    }

    /// Moves the caret to the rightmost allowed position.
    public mutating func moveToEnd() {
        apply(.select(state.text.utf16.count..<state.text.utf16.count))
    }

    /// Selects the whole text.
    public mutating func selectAll() {
        apply(.select(0..<state.text.utf16.count))
    }

    /// Shows text that an input method is composing, in place of its previous text.
    @discardableResult
    public mutating func mark(_ text: String) -> EditOutcome<Value> {
        apply(.mark(state.marked ?? selection, with: text))
    }
}

// MARK: Undo

extension FieldEditor {
    /// Returns to the state before the last change, if there is one.
    public mutating func undo() {
        if let previous = history.undo(from: state) { state = previous }
    }

    /// Reverses the last undo.
    public mutating func redo() {
        if let next = history.redo(from: state) { state = next }
    }
}

extension String {
    /// The start of the character before an offset; 0 if there is none.
    func characterStart(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        var start = 0
        for character in self {
            let end = start + character.utf16.count
            if end >= offset { return start }
            start = end
        }
        return start
    }

    /// The end of the character after an offset; the end of the text if there is none.
    func characterEnd(after offset: Int) -> Int {
        var end = 0
        for character in self {
            end += character.utf16.count
            if end > offset { return end }
        }
        return end
    }
}
