import CurrencyEngine
import LDMLSyntax
import LocaleModel

/// The name of a currency next to an amount, and the pattern that joins them.
///
///     pattern     unitPattern for exactly 0 or 1, for the plural category, or for other; from the numbering system
///                 or, if it has none, from latn
///     name        displayName for exactly 0 or 1, for the plural category, for other, or without a category; the code
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
struct NameValues {
    let pattern: ExplainedValue
    /// The name; nil if there is none and the code is used instead.
    let name: ExplainedValue?
    let pluralRule: ExplainedValue?
    private let code: String

    /// Nil if no name is shown.
    init?(_ style: StyleValues, _ shown: FormatPlan.Rounded) throws(ExplanationError) {
        guard let chosen = shown.name?.category, let code = style.resolved.currency?.description else { return nil }
        let category = LocaleModel.PluralCategory(chosen)
        let exact: LocaleModel.PluralCategory? =
            shown.compactExponent != 0
            ? nil : shown.amount.isZero ? .explicitZero : shown.amount == 1 ? .explicitOne : nil
        let categories = [exact, category, .other].compactMap { $0 }
        let patterns = [style.system, "latn"].flatMap { system in
            categories.map { LocaleField.unitPattern(system: system, $0) }
        }
        guard let pattern = style.values.first(patterns, in: style.locale) else {
            throw .missing(locale: style.locale, field: patterns[patterns.count - 1].path)
        }
        let forms = categories.map { LocaleField.name(code: code, $0) }
        self.pattern = pattern
        self.code = code
        name = style.values.first(forms + [.name(code: code, nil)], in: style.locale, belowRoot: Set(forms))
        pluralRule = style.pluralRule(category)
    }

    /// The tokens before and after the amount.
    var form: TokenForm {
        let because = [pluralRule?.key].compactMap { $0 }
        var result = TokenForm(prefix: [], suffix: [])
        var isBehind = false
        func append(_ token: TextToken) {
            if isBehind { result.suffix.append(token) } else { result.prefix.append(token) }
        }
        let bytes = Array(pattern.value.utf8)
        bytes.withUnsafeBufferPointer { text in
            var pieces = PlaceholderPattern(text)
            while let piece = pieces.next() {
                switch piece {
                case .text(let range):
                    let literal = String(decoding: bytes[range], as: UTF8.self)
                    append(TextToken(text: literal, rule: .unitPattern, value: pattern.key, because: because))
                case .placeholder(0): isBehind = true
                case .placeholder:
                    append(
                        TextToken(
                            text: name?.value ?? code, rule: .name, value: name?.key, because: because + [pattern.key]))
                }
            }
        }
        return result
    }
}
