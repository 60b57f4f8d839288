import FieldEngine

/// An event of a field that a format is bound to.
public enum TextInputEvent<Value: Hashable & Sendable>: Hashable, Sendable {
    case editingDidBegin
    /// The state after an edit, and what the edit changed.
    case editingChanged(TextInputEditingState<Value>, TextInputEditingChanges)
    case editingDidEnd

    /// Creates the event for an edit; nil if the edit changes nothing.
    public init?(from old: EditingState<Value>, to new: EditingState<Value>) {
        var changes: TextInputEditingChanges = []
        if old.text != new.text { changes.insert(.text) }
        if old.selection != new.selection { changes.insert(.selectedRange) }
        if old.value != new.value { changes.insert(.value) }
        if changes.isEmpty { return nil }
        self = .editingChanged(
            TextInputEditingState(text: new.text, selection: new.selection ?? 0..<0, value: new.value), changes)
    }
}

/// A field after an edit.
public struct TextInputEditingState<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The text after the edit.
    public var text: String
    /// The selection, in UTF-16 code units.
    public var selection: Range<Int>
    /// The value after the edit; nil if the text has none.
    public var value: Value?

    /// The selection by indices of the text.
    public var selectedRange: Range<String.Index> { text.range(ofUTF16: selection) }

    /// Creates a state; `selection` counts UTF-16 code units.
    public init(text: String, selection: Range<Int>, value: Value?) {
        self.text = text
        self.selection = selection
        self.value = value
    }
}

/// What an edit has changed.
public struct TextInputEditingChanges: OptionSet, Hashable, Sendable {
    /// One bit for each change.
    public let rawValue: Int

    /// Creates a set of changes from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text has changed.
    public static let text = TextInputEditingChanges(rawValue: 1 << 0)
    /// The selection has changed.
    public static let selectedRange = TextInputEditingChanges(rawValue: 1 << 1)
    /// The value has changed.
    public static let value = TextInputEditingChanges(rawValue: 1 << 2)
}
