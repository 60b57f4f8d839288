/// How digits become an amount while the user types.
public enum EntryMode: Hashable, Sendable, CaseIterable {
    /// The last digits are the fraction, as on a cash register: the keys 1, 2, 3 give $0.01, $0.12, $1.23. The text is
    /// formatted after every key.
    case fromRight
    /// The user types the decimal separator. The text is plain digits until editing ends, and is formatted then.
    case free
}

/// How pasted text is read.
public enum PasteReading: Hashable, Sendable, CaseIterable {
    /// As an amount: "1234" is 1,234.00. The locale's decimal separator is always one, however many digits follow:
    /// "3.459" is 3.46, and the outcome says that it was rounded.
    case amount
    /// As digits that are typed, as in CurrencyText: in mode `fromRight`, "1234" is 12.34.
    case digits
}

/// The options of a field of amounts, each with its default.
public struct EntryOptions: Hashable, Sendable {
    /// How digits become an amount while the user types.
    public var mode: EntryMode = .fromRight
    /// The smallest and largest amount, the most integer digits, and whether amounts may be negative.
    public var limits = InputLimits()
    /// Whether a field with the value zero becomes empty when editing ends.
    public var clearsWhenZero = false
    /// Whether pasted text is read as an amount or as digits.
    public var pasting: PasteReading = .amount
    /// The most fraction digits; nil for those of the style. In 0...38.
    public var fractionDigits: Int?
    /// Whether a letter or word typed behind the digits multiplies them, in mode `free`: 1.5 and then k is 1500, 3 and
    /// then 万 is 30000. Only what surely multiplies in the style's language counts; what is doubtful, as m, is no key.
    /// Words of several letters count where they come at once, as from an input method, dictation or the clipboard.
    public var readsScaleWords = false

    /// Creates options; what is left out has its default.
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
