import CurrencyCore

/// A parsed amount, and how it was read.
public struct ParsedAmount: Hashable, Sendable {
    /// The amount, with the fraction digits of the text.
    public internal(set) var amount: DecimalValue
    /// The currency; nil if the text names none or may mean several.
    public internal(set) var currency: CurrencyCode?
    /// The currencies that the text may mean, the likeliest first. If `currency` is certain, it is the only one. Empty if the
    /// text names none or the parser was given one.
    public internal(set) var candidates: [CurrencyCandidate] = []
    /// How the text differs from the formatter's spelling; empty if it does not.
    public internal(set) var notes: ParseNotes = []
    /// How the separators were read.
    public internal(set) var separators = SeparatorReading()
}

/// What lenient parsing accepted.
public struct ParseNotes: OptionSet, Hashable, Sendable {
    /// One bit for each note.
    public let rawValue: UInt32

    /// Makes a set of notes from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The text names no currency.
    public static let withoutCurrency = ParseNotes(rawValue: 1 << 0)
    /// The currency has another form than the style's, or is on the other side.
    public static let otherCurrencyForm = ParseNotes(rawValue: 1 << 1)
    /// Digits without grouping, or grouping in a locale that has none.
    public static let otherGrouping = ParseNotes(rawValue: 1 << 2)
    /// Another grouping or decimal separator than the locale's: a space, or one of the same class.
    public static let otherSeparators = ParseNotes(rawValue: 1 << 3)
    /// Digits of another numbering system.
    public static let otherDigits = ParseNotes(rawValue: 1 << 4)
    /// More or fewer fraction digits than the style writes.
    public static let otherDecimals = ParseNotes(rawValue: 1 << 5)
    /// Leading zeros, or no zero before the decimal separator.
    public static let otherZeros = ParseNotes(rawValue: 1 << 6)
    /// A minus after the number.
    public static let trailingMinus = ParseNotes(rawValue: 1 << 7)
    /// Parentheses instead of a minus.
    public static let parentheses = ParseNotes(rawValue: 1 << 8)
    /// Bidi marks.
    public static let bidiMarks = ParseNotes(rawValue: 1 << 9)
    /// A plus sign.
    public static let plusSign = ParseNotes(rawValue: 1 << 10)
    /// A difference that no other note covers, such as other spaces.
    public static let otherSpelling = ParseNotes(rawValue: 1 << 11)
    /// A dash in place of cents: "5.-", "500/-".
    public static let centsLeftOut = ParseNotes(rawValue: 1 << 12)
    /// A word or letter for thousands, millions and so on: "1.2k".
    public static let scaleWord = ParseNotes(rawValue: 1 << 13)
    /// A sign or word for hundredths: "50c".
    public static let minorUnit = ParseNotes(rawValue: 1 << 14)
    /// A dash in place of the integer: "Fr. –.50".
    public static let unitsLeftOut = ParseNotes(rawValue: 1 << 15)
    /// A debit or credit mark of the parser's conventions: "1.234,56 S".
    public static let accountMark = ParseNotes(rawValue: 1 << 16)
}
