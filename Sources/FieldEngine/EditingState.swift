/// What a field holds: its text, the selection and the value.
///
/// A state is a value. Keeping the one from before an edit is undo; see `EditHistory`.
///
/// Offsets count UTF-16 code units, as the text fields of Apple's systems and of browsers do.
public struct EditingState<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The text that the field shows.
    public var text: String
    /// The selected text, or the caret where it is empty; nil while the field is not being edited.
    public var selection: Range<Int>?
    /// What the text stands for; nil where it stands for nothing, as in an empty field.
    public var value: Value?
    /// Text that an input method is still composing; nil where there is none. `value` is that from before it.
    public var marked: Range<Int>?
    /// Whether the value keeps to the field's bounds.
    public var standing = BoundsStanding.within

    /// A field with a text and its value. Most fields begin empty, and the first value is set by an edit.
    public init(text: String = "", selection: Range<Int>? = nil, value: Value? = nil) {
        self.text = text
        self.selection = selection
        self.value = value
    }

    /// Whether the field is being edited, so that it has a caret or a selection.
    public var isEditing: Bool { selection != nil }
}

/// Where a value stands with respect to a field's bounds, which are not enforced before editing ends.
public enum BoundsStanding: Hashable, Sendable, CaseIterable {
    case within, belowMinimum, aboveMaximum
}
