/// A number's text in runs, each with its colour and font: what all ways to show it are made from.
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
        /// Where the colour comes from.
        public let tone: NumberTone
        /// The colour of `tone`.
        public let color: NumberColor
        /// The number's font, or that of its currency.
        public let font: NumberFont
    }

    /// Together they are the text.
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
    /// The text of a number.
    init(_ value: some StyledNumber, _ content: NumberContent, symbolFont: NumberFont? = nil) {
        let options = value.options
        let abbreviations = options.abbreviates ? options.abbreviationCutoffs.cutoffs : []
        let choice = CutoffChoice(
            rounding: options.roundingCutoffs.cutoffs, abbreviations: abbreviations, mode: options.rounding)
        // Scaled up it is exact, and only a number at the type's limit becomes infinite.
        let shown = value.number.flatMap { choice.shown($0.scaled(byPowerOfTen: content.scale)) }
        var tone = NumberTone.neutral
        var pieces: [NumberPieces.Piece] = [(.literal, options.missingText)]
        if let shown {
            tone = NumberTone(shown.value)
            var written = NumberPieces(content.write(shown, options))
            if options.spacesSymbols, options.layout == .cutoffs {
                written.space(options.spaces == .plain ? " " : "\u{A0}")
            }
            if let abbreviation = shown.abbreviation { written.abbreviate(abbreviation.symbol) }
            pieces = written.pieces
        }
        self.init(
            runs: pieces.filter { !$0.text.isEmpty }.map { kind, text in
                let tone = options.highlightStyle.highlights(kind) ? tone : .neutral
                return Run(
                    text: text, kind: kind, tone: tone, color: options.color(of: tone),
                    font: kind == .currency ? symbolFont ?? options.font : options.font)
            },
            tone: tone, alignment: options.textAlignment, font: options.font,
            color: options.color(of: options.highlightStyle == .wholeText ? tone : .neutral))
    }

    /// The text without its looks.
    public var string: String { runs.map(\.text).joined() }

    /// The sign that the text has; empty where it has none.
    public var sign: String { runs.filter(\.isSign).map(\.text).joined() }
}

extension StyledText.Run {
    var isSign: Bool { kind == .minusSign || kind == .plusSign }
}

extension HighlightStyle {
    fileprivate func highlights(_ kind: FormattedPart.Kind) -> Bool {
        switch self {
        case .noHighlight: false
        case .wholeText: true
        case .signOnly: kind == .minusSign || kind == .plusSign
        }
    }
}
