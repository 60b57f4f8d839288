/// A number's text in runs, each with its colour and font: from which all outputs are made.
///
///     var price = FormattedMoney(-1250, abbreviates: true)
///     price.highlightStyle = .signOnly
///     let text = price.styledText
///     text.string                     // "-USD 1.25k"
///     text.runs.map(\.text)           // ["-", "USD", " ", "1", ".", "25", "k"]
///     text.runs.map(\.kind)           // minusSign, currency, literal, integer, decimal, fraction, compact
///     text.runs[0].color == .red      // true
public struct StyledText: Hashable, Sendable {
    /// A stretch of text of one kind.
    public struct Run: Hashable, Sendable {
        /// Not empty.
        public let text: String
        /// ECMA-402's word for it; `compact` is the symbol of an abbreviation.
        public let kind: FormattedPart.Kind
        /// What the colour depends on.
        public let tone: NumberTone
        /// The colour of `tone`.
        public let color: NumberColor
        /// The number's font, or that of its currency.
        public let font: NumberFont
    }

    /// The text, in order.
    public let runs: [Run]
    /// Whether the number is above zero as it is shown, below, or neither.
    public let tone: NumberTone
    /// Where the text stands in its line.
    public let alignment: NumberAlignment
    /// The font of all but a currency.
    public let font: NumberFont
    /// The colour of all that is not highlighted otherwise.
    public let color: NumberColor
}

extension StyledText {
    /// The text without its looks.
    public var string: String { runs.map(\.text).joined() }

    /// The sign that the text has; empty if it has none.
    public var sign: String { runs.filter(\.isSign).map(\.text).joined() }
}

extension StyledText.Run {
    var isSign: Bool { kind == .minusSign || kind == .plusSign }
}
