/// An edit of a field, by the user or by the program.
public enum Edit<Value: Hashable & Sendable>: Hashable, Sendable {
    /// A range of the text, in UTF-16 code units, is replaced. Ranges beyond the text are clamped to it.
    case replace(Range<Int>, with: String, Intent)
    /// The selection moves, by a tap or an arrow key.
    case select(Range<Int>)
    /// The program sets or removes the value. The field's value is what is shown: fraction digits that the field has no
    /// room for are rounded away, and the outcome says so.
    case setValue(Value?)
    /// The program sets the text, which is read like pasted text.
    case setText(String)
    /// The program changes the sign: number pads have no minus key.
    case setNegative(Bool)
    /// The field gets the keyboard's focus.
    case begin
    /// The field loses the focus: the value is clamped to its bounds, and the text gets its final form.
    case end
    /// The return key: the value is clamped to its bounds, and editing continues.
    case commit
    /// The field's clear button.
    case clear
    /// The format has changed: the text is written again from the value, as by `setValue`.
    case reformat
    /// An input method composes text in place of a range. Nothing is read before it is committed.
    case mark(Range<Int>, with: String)
    /// The input method commits its text.
    case commitMarked

    /// Where a replacement comes from.
    public enum Intent: Hashable, Sendable, CaseIterable {
        /// Keys were pressed, one for each character.
        case typed
        /// Text from the clipboard, from a password manager or from dictation.
        case pasted
        /// Only the replacement itself is known, as in a UIKit delegate. Digits are read as typed; in mode `fromRight`,
        /// those that do not fit are dropped at the end.
        case inserted
        /// The backspace key.
        case deletedBackwards
        /// The delete key.
        case deletedForwards
    }
}
