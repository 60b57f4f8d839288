/// The state of a field: text, selection and value.
///
/// A state is a value. To undo an edit, keep the state before it; see `EditHistory`.
///
/// Offsets count UTF-16 code units, as in the text fields of Apple's platforms and of browsers.
public struct EditingState<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The text that the field shows.
    public var text: String
    /// The selected range, or the caret if it is empty; nil while the field is not being edited.
    public var selection: Range<Int>?
    /// The value of the text; nil if it has none, as in an empty field.
    public var value: Value?
    /// The range of text that an input method is composing; nil if there is none. While it is composing, `value` does
    /// not change.
    public var marked: Range<Int>?
    /// Whether the value is within the field's bounds.
    public var standing = BoundsStanding.within

    /// Creates a state with a text and its value. Most fields start empty and get their first value from an edit.
    public init(text: String = "", selection: Range<Int>? = nil, value: Value? = nil) {
        self.text = text
        self.selection = selection
        self.value = value
    }

    /// Whether the field is being edited, so that it has a caret or a selection.
    public var isEditing: Bool { selection != nil }
}

/// Whether a value is within a field's bounds, which are enforced only when editing ends.
public enum BoundsStanding: Hashable, Sendable, CaseIterable {
    case within, belowMinimum, aboveMaximum
}
