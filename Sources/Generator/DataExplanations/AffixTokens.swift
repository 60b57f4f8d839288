/// The tokens that replace a pattern's characters, each with the value that it comes from.
struct AffixTokens {
    /// The rule for literal characters: that of the pattern, or of the word of compact notation.
    var literalRule: ExplanationRule
    /// The pattern's own value.
    var pattern: ValueKey
    var minusSign: TextToken
    var plusSign: TextToken
    var percentSign: TextToken?
    /// The currency; nil if it is not shown.
    var currency: TextToken?
    var code: TextToken?
    /// The space after a currency that precedes the number, and before one that follows it.
    var spacing: (after: TextToken, before: TextToken)?

    /// The possible forms of a pattern: plain, with a minus, and with a plus; each with and without the space between a
    /// currency's letters and the digits. The output determines which one applies.
    func forms(of pieces: PatternPieces) -> [TokenForm] {
        func form(_ affixes: PatternPieces.Affixes, sign: TextToken, before: [TextToken] = []) -> TokenForm {
            TokenForm(
                prefix: before + tokens(affixes.prefix, sign: sign), suffix: tokens(affixes.suffix, sign: sign))
        }
        var forms = [form(pieces.positive, sign: minusSign)]
        if let negative = pieces.negative {
            forms.append(form(negative, sign: minusSign))
            forms.append(form(negative, sign: plusSign))
        } else {
            forms.append(form(pieces.positive, sign: minusSign, before: [minusSign]))
        }
        forms.append(form(pieces.positive, sign: plusSign, before: [plusSign]))
        return forms.flatMap(withSpacing)
    }

    private func tokens(_ pieces: [PatternPieces.Piece], sign: TextToken) -> [TextToken] {
        pieces.compactMap { piece in
            switch piece {
            case .literal(let text): TextToken(text: text, rule: literalRule, value: pattern)
            case .minus: sign.decided(by: pattern)
            case .plus: plusSign.decided(by: pattern)
            case .percent, .perMille: percentSign?.decided(by: pattern)
            case .currency(2): code?.decided(by: pattern)
            case .currency: currency?.decided(by: pattern)
            }
        }
    }

    private func withSpacing(_ form: TokenForm) -> [TokenForm] {
        var spaced = form
        if let spacing, form.prefix.last?.rule == .currency { spaced.prefix.append(spacing.after) }
        if let spacing, form.suffix.first?.rule == .currency { spaced.suffix.insert(spacing.before, at: 0) }
        return spaced == form ? [form] : [form, spaced]
    }
}

extension TextToken {
    fileprivate func decided(by key: ValueKey) -> TextToken {
        var result = self
        if value != key, !because.contains(key) { result.because.append(key) }
        return result
    }
}
