/// What happens to a field.
public enum Edit<Value: Hashable & Sendable>: Hashable, Sendable {
    /// A range of the text, in UTF-16 code units, is replaced. Ranges beyond the text are cut to it.
    case replace(Range<Int>, with: String, Intent)
    /// The selection moves, by a tap or an arrow key.
    case select(Range<Int>)
    /// The program gives the field a value, or takes it away. The field's value is what is shown: of an amount, digits that
    /// the field has no room for are rounded away, and the outcome says so.
    case setValue(Value?)
    /// The program gives the field a text, which is read as a pasted one.
    case setText(String)
    /// The program changes the sign: number pads have no minus key.
    case setNegative(Bool)
    /// The field gets the keyboard's focus.
    case begin
    /// The field loses the focus: the value is held to its bounds, and the text gets its final form.
    case end
    /// The return key: the value is held to its bounds, and editing goes on.
    case commit
    /// The field's clear button.
    case clear
    /// The format is not the one that the text was written in; the text is written anew from the value, as by `setValue`.
    case reformat
    /// An input method composes text in place of a range. Nothing is read before it is committed.
    case mark(Range<Int>, with: String)
    /// The input method is done.
    case commitMarked

    /// What a replacement comes from.
    public enum Intent: Hashable, Sendable, CaseIterable {
        /// Keys were pressed, one for each character.
        case typed
        /// Text from the clipboard, from a password manager or from dictation.
        case pasted
        /// Nothing is known but the replacement itself, as with a delegate of UIKit. Digits are read as typed ones;
        /// from the right, those that do not fit are dropped at the end.
        case inserted
        /// The backspace key.
        case deletedBackwards
        /// The delete key.
        case deletedForwards
    }
}
