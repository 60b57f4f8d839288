/// An edit of a field, by the user or by the program.
public enum Edit<Value: Hashable & Sendable>: Hashable, Sendable {
    /// Replaces a range of the text, in UTF-16 code units. Ranges beyond the text are clamped to it. In a field for
    /// amounts, a deletion that begins at the end of the text is a backspace.
    case replace(Range<Int>, with: String, Intent)
    /// Moves the selection, as with a tap or an arrow key.
    case select(Range<Int>)
    /// The program sets or removes the value. The field's value equals what is shown: fraction digits that do not fit
    /// are rounded away, and the outcome says so.
    case setValue(Value?)
    /// The program sets the text, which is read like pasted text.
    case setText(String)
    /// The program changes the sign: number pads have no minus key.
    case setNegative(Bool)
    /// The field gets the keyboard focus.
    case begin
    /// The field loses the focus: the value is clamped to its bounds, and the text gets its final form.
    case end
    /// The user presses the return key: the value is clamped to its bounds, and editing continues.
    case commit
    /// The user presses the field's clear button.
    case clear
    /// The format has changed: the text is written again from the value, as with `setValue`.
    case reformat
    /// An input method composes text in place of a range. Nothing is read before it is committed.
    case mark(Range<Int>, with: String)
    /// The input method commits its text.
    case commitMarked

    /// The origin of a replacement.
    public enum Intent: Hashable, Sendable, CaseIterable {
        /// The user pressed keys, one for each character.
        case typed
        /// The text comes from the clipboard, a password manager or dictation.
        case pasted
        /// Only the replacement itself is known, as in a UIKit delegate. Digits are read as if typed; in mode
        /// `fromRight`, digits at the end that do not fit are dropped.
        case inserted
        /// The user pressed the backspace key.
        case deletedBackwards
        /// The user pressed the delete key.
        case deletedForwards
    }
}
