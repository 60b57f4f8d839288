/// How digits become an amount while the user types.
public enum EntryMode: Hashable, Sendable, CaseIterable {
    /// The last digits are the fraction, as on a cash register: the keys 1, 2, 3 give $0.01, $0.12, $1.23. The text is
    /// formatted after every key.
    case fromRight
    /// The user types the decimal separator. The text is plain digits until editing ends, when it is formatted.
    case free
}

/// How pasted text is read.
public enum PasteReading: Hashable, Sendable, CaseIterable {
    /// As an amount, as `CurrencyParser` reads it: "1234" is 1,234.00. A text whose amount is not certain is rejected as
    /// ambiguous: "3.459" dollars may be thousands. More fraction digits than the field has are rounded away, as in
    /// "3.4567", and the outcome says so.
    case amount
    /// As if the digits were typed, as in CurrencyText: in mode `fromRight`, "1234" is 12.34.
    case digits
}

/// The options of a field for amounts, each with its default.
public struct EntryOptions: Hashable, Sendable {
    /// How digits become an amount while the user types.
    public var mode: EntryMode = .fromRight
    /// The smallest and largest amount, the maximum number of integer digits, and whether amounts may be negative.
    public var limits = InputLimits()
    /// Whether a field with the value zero becomes empty when editing ends.
    public var clearsWhenZero = false
    /// Whether pasted text is read as an amount or as digits.
    public var pasting: PasteReading = .amount
    /// The maximum number of fraction digits, in 0...38; nil for that of the style.
    public var fractionDigits: Int?
    /// Whether words after the digits are read, in mode `free`: `1.5k` is 1500, `3万` is 30000 and `5 kr` is 5.
    ///
    /// A typed word is text at first, because the k of `5k` may begin `5 kr`; until it is settled, the field's value is
    /// that of the digits. The end of editing settles it, and so do the return key, a minus, or a move of the caret: the
    /// text is read as if it were pasted, and the outcome announces that the amount was `multiplied`. If the text is not
    /// an amount or is doubtful, such as `5m`, the digits stay, and the outcome announces the rejection. Before a program
    /// uses the value of a field that is being edited, it should apply `Edit.commit`.
    ///
    /// A word that is inserted at once, as by an input method, dictation or the clipboard, is settled at once.
    public var readsScaleWords = false

    /// Creates options; arguments that you omit have their defaults.
    public init(
        mode: EntryMode = .fromRight, limits: InputLimits = InputLimits(), clearsWhenZero: Bool = false,
        pasting: PasteReading = .amount, fractionDigits: Int? = nil, readsScaleWords: Bool = false
    ) {
        self.mode = mode
        self.limits = limits
        self.clearsWhenZero = clearsWhenZero
        self.pasting = pasting
        self.fractionDigits = fractionDigits
        self.readsScaleWords = readsScaleWords
    }
}
