/// Writes numbers of one kind with one set of options.
struct NumberWriter: Hashable, Sendable {
    let content: NumberContent
    let options: NumberOptions
    /// The font of a currency; nil for that of the number.
    var symbolFont: NumberFont?

    /// A number's text.
    ///
    /// - Parameter plan: The plan of the rounding cutoff with this index.
    func text(_ number: DecimalValue?, _ plan: (Int) -> FormatPlan) -> StyledText {
        let abbreviations = options.abbreviates ? options.abbreviationCutoffs.cutoffs : []
        let choice = CutoffChoice(
            rounding: options.roundingCutoffs.cutoffs, abbreviations: abbreviations, mode: options.rounding)
        guard let shown = number.flatMap({ choice.shown($0.scaledToWrite(byPowerOfTen: content.scale)) }) else {
            return text([(.literal, options.missingText)], .neutral)
        }
        var written = NumberPieces(plan(shown.rounding).formatParts(shown.value))
        if options.spacesSymbols, options.layout == .cutoffs {
            written.space(options.spaces == .plain ? " " : "\u{A0}")
        }
        if let abbreviation = shown.abbreviation { written.abbreviate(abbreviation.symbol) }
        return text(written.pieces, NumberTone(shown.value))
    }

    /// A number's text, with a plan that is made for it.
    func text(_ number: DecimalValue?) -> StyledText {
        text(number) { plan($0) }
    }

    func plan(_ cutoff: Int) -> FormatPlan {
        content.plan(options.roundingCutoffs.cutoffs[cutoff], options)
    }

    private func text(_ pieces: [NumberPieces.Piece], _ tone: NumberTone) -> StyledText {
        StyledText(
            runs: pieces.filter { !$0.text.isEmpty }.map { kind, text in
                let tone = options.highlightStyle.highlights(kind) ? tone : .neutral
                return StyledText.Run(
                    text: text, kind: kind, tone: tone, color: options.color(of: tone),
                    font: kind == .currency ? symbolFont ?? options.font : options.font)
            },
            tone: tone, alignment: options.textAlignment, font: options.font,
            color: options.color(of: options.highlightStyle == .wholeText ? tone : .neutral))
    }
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
