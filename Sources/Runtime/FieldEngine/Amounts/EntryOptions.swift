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
    /// As an amount: "1234" is 1,234.00. The locale's decimal separator always counts as one, regardless of how many
    /// digits follow: "3.459" is 3.46, and the outcome says that it was rounded. "1.000" is rejected as ambiguous: such
    /// zeros are dropped silently, and the text may mean a thousand.
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
    /// Whether a letter or word typed after the digits multiplies them, in mode `free`: typing k after 1.5 gives 1500,
    /// and typing 万 after 3 gives 30000. Only words that certainly multiply in the style's language count; doubtful
    /// ones, such as m, are rejected. Words of several letters count if they are inserted at once, as by an input
    /// method, dictation or the clipboard.
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
