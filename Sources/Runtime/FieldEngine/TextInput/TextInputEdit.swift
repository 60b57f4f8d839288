/// A replacement that a text field is about to make. Ranges count UTF-16 code units.
public struct TextInputEdit: Hashable, Sendable {
    /// The text before the edit.
    public var text: String
    /// The selection before the edit; empty for a caret.
    public var selection: Range<Int>
    /// The range that is replaced. With an empty selection, a range that ends at the caret means the backspace key, and
    /// one that begins there means the delete key.
    public var range: Range<Int>
    /// The text that takes the place of `range`.
    public var replacement: String

    /// Creates an edit and clamps its ranges to the text.
    public init(text: String, selection: Range<Int>, range: Range<Int>, replacement: String) {
        self.text = text
        self.selection = text.clamped(selection)
        self.range = text.clamped(range)
        self.replacement = replacement
    }

    /// The text and the caret after the field's own edit.
    public var result: (text: String, selection: Range<Int>) {
        let caret = range.lowerBound + replacement.utf16.count
        return (text.replacing(range, with: replacement), caret..<caret)
    }

    /// Whether a key deletes something without a selection.
    package var isDeletionByKey: Bool { selection.isEmpty && !range.isEmpty && replacement.isEmpty }

    package var isBackspace: Bool { isDeletionByKey && selection.lowerBound >= range.upperBound }
}

/// A format's decision about a replacement.
public enum TextInputValidation: Hashable, Sendable {
    /// The field makes the replacement itself.
    case accepted
    /// The field must show this instead.
    case changed(String, selection: Range<Int>)
    case rejected

    /// The outcome that shows a text: accepted if the field's own edit produces it.
    package static func showing(_ text: String, caret: Int, after edit: TextInputEdit) -> TextInputValidation {
        let own = edit.range.lowerBound + edit.replacement.utf16.count
        return caret == own && edit.text.isReplaced(edit.range, with: edit.replacement, in: text)
            ? .accepted : .changed(text, selection: caret..<caret)
    }
}
