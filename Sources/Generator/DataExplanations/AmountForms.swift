import CurrencyEngine
import LocaleModel

/// The forms that the tables allow around an amount's digits.
struct AmountForms {
    private let style: StyleValues
    private let compact: CompactValue?
    private let names: NameValues?

    init(_ style: StyleValues, _ compact: CompactValue?, _ names: NameValues?) {
        self.style = style
        self.compact = compact
        self.names = names
    }

    func forms() throws(ExplanationError) -> [TokenForm] {
        var inner: [TokenForm]
        if let compact, !compact.isPlainNumber {
            var tokens = try affixTokens(of: compact.pattern.key, literals: .compact)
            let because = [compact.pluralRule?.key].compactMap { $0 }
            tokens.percentSign = nil
            inner = tokens.forms(of: PatternPieces(compact.pattern.value)).map { $0.because(because, of: .compact) }
            if case .percent = style.style {
                // One of the two patterns contains the sign.
                let outer = try affixTokens(of: style.pattern.key, literals: .pattern).forms(of: style.pieces)
                let word = inner[0]
                inner = outer.map { word.surrounded(by: $0) } + inner.dropFirst().map { $0.surrounded(by: outer[0]) }
            } else if style.pieces.hasParentheses {
                // The parenthesis of the accounting format, which replaces a minus.
                func parenthesis(_ text: String) -> TextToken {
                    TextToken(text: text, rule: .pattern, value: style.pattern.key)
                }
                let parentheses = TokenForm(prefix: [parenthesis("(")], suffix: [parenthesis(")")])
                inner += inner.map { $0.surrounded(by: parentheses) }
            }
        } else {
            inner = try affixTokens(of: style.pattern.key, literals: .pattern).forms(of: style.pieces)
        }
        if let name = names?.form { inner = inner.map { $0.surrounded(by: name) } }
        if style.style.options.bidi == .isolate {
            let isolates = TokenForm(
                prefix: [TextToken(text: "\u{2068}", rule: .isolate)],
                suffix: [TextToken(text: "\u{2069}", rule: .isolate)])
            inner = inner.map { $0.surrounded(by: isolates) }
        }
        return inner
    }

    private func affixTokens(of pattern: ValueKey, literals: ExplanationRule) throws(ExplanationError) -> AffixTokens {
        var tokens = AffixTokens(
            literalRule: literals, pattern: pattern, minusSign: try symbol(.minusSign, .sign),
            plusSign: try symbol(.plusSign, .sign))
        if case .percent(let share) = style.style {
            switch share.unit {
            case .percent: tokens.percentSign = try symbol(.percentSign, .percent)
            case .permille: tokens.percentSign = try symbol(.perMille, .percent)
            case .basisPoints: tokens.percentSign = TextToken(text: "\u{2031}", rule: .percent)
            }
        }
        if let text = style.currencyText, let code = style.resolved.currency?.description {
            tokens.currency = TextToken(text: text, rule: .currency, value: style.currency?.key)
            tokens.code = TextToken(text: code, rule: .currency)
            tokens.spacing = (try spacing(.afterCurrency), try spacing(.beforeCurrency))
        }
        return tokens
    }

    private func symbol(_ kind: SymbolKind, _ rule: ExplanationRule) throws(ExplanationError) -> TextToken {
        let value = try style.values.required(.symbol(system: style.system, kind), in: style.locale)
        return TextToken(text: value.value, rule: rule, value: value.key)
    }

    private func spacing(_ side: SpacingSide) throws(ExplanationError) -> TextToken {
        func field(_ part: SpacingPart) -> LocaleField { .spacing(system: style.system, side, part) }
        let value = try style.values.required(field(.insertBetween), in: style.locale)
        return TextToken(
            text: value.value, rule: .currencySpacing, value: value.key,
            because: [.field(field(.currencyMatch)), .field(field(.surroundingMatch))])
    }
}

extension TokenForm {
    /// The form with reasons added to the tokens of a rule.
    fileprivate func because(_ keys: [ValueKey], of rule: ExplanationRule) -> TokenForm {
        func added(_ tokens: [TextToken]) -> [TextToken] {
            tokens.map { token in
                var token = token
                if token.rule == rule { token.because += keys }
                return token
            }
        }
        return TokenForm(prefix: added(prefix), suffix: added(suffix))
    }
}
