/// A number's text in runs, each with its colour and font. All outputs are made from it.
///
///     var price = FormattedMoney(-1250, abbreviates: true)
///     price.highlightStyle = .signOnly
///     let text = price.styledText
///     text.string                     // "-USD 1.25k"
///     text.runs.map(\.text)           // ["-", "USD", " ", "1", ".", "25", "k"]
///     text.runs.map(\.kind)           // minusSign, currency, literal, integer, decimal, fraction, compact
///     text.runs[0].color == .red      // true
public struct StyledText: Hashable, Sendable {
    /// A piece of text of one kind.
    public struct Run: Hashable, Sendable {
        /// The text, which is not empty.
        public let text: String
        /// The kind of the text in the words of ECMA-402; `compact` is the symbol of an abbreviation.
        public let kind: FormattedPart.Kind
        /// The tone, which determines the colour.
        public let tone: NumberTone
        /// The colour of `tone`.
        public let color: NumberColor
        /// The number's font, or that of its currency.
        public let font: NumberFont
    }

    /// The text, in order.
    public let runs: [Run]
    /// Whether the number as shown is above zero, below zero or neither.
    public let tone: NumberTone
    /// The text's position in its line.
    public let alignment: NumberAlignment
    /// The font of everything except a currency.
    public let font: NumberFont
    /// The colour of everything that is not highlighted.
    public let color: NumberColor
}

extension StyledText {
    /// The plain text.
    public var string: String { runs.map(\.text).joined() }

    /// The sign in the text; empty if it has none.
    public var sign: String { runs.filter(\.isSign).map(\.text).joined() }
}

extension StyledText.Run {
    var isSign: Bool { kind == .minusSign || kind == .plusSign }
}
