import CurrencyEngine
import LocaleModel

/// Looks for an amount that shows a finding: the finding's own locale and currency if it has them, else those that
/// belong to it.
struct FindingExamples {
    let before: Rendering
    let after: Rendering
    let locales: Set<String>
    let currencies: [String]
    let supplemental: SupplementalFacts

    func example(of finding: Finding) -> RenderedChange? {
        guard let locale = locale(of: finding) else { return nil }
        let candidates = finding.currency.map { [$0] } ?? currencies(of: locale)
        for style in styles(for: finding) {
            for currency in candidates {
                if let change = change(locale, currency, style) { return change }
            }
        }
        return nil
    }

    private func styles(for finding: Finding) -> [Rendering.Style] {
        switch finding.class {
        case .compact: [.compact]
        case .digits, .rounding, .symbol, .sign, .order, .decimalMark, .groupMark, .grouping, .spacing, .bidi,
            .numberingSystem, .other:
            [.standard, .accounting, .narrow]
        case .names, .plural, .locale, .currency, .regionCurrency, .identifier: []
        }
    }

    /// The finding's locale, or one that inherits from it; for a currency, one of a region where it is money.
    private func locale(of finding: Finding) -> String? {
        if let locale = finding.locale {
            return locales.contains(locale) ? locale : finding.reaches.first(where: locales.contains)
        }
        guard let currency = finding.currency else { return nil }
        for (region, list) in supplemental.regionCurrencies.sorted(by: { $0.key < $1.key }) {
            guard list.contains(where: { $0.code == currency && $0.to == nil && $0.isTender }),
                let full = supplemental.identifiers.likelySubtags["und-\(region)"]
            else { continue }
            let language = String(full.prefix { $0 != "-" })
            for candidate in ["\(language)-\(region)", language] where locales.contains(candidate) { return candidate }
        }
        return locales.contains("en") ? "en" : locales.min()
    }

    /// The currency of the locale's region first, then others.
    private func currencies(of locale: String) -> [String] {
        let subtags = locale.split(separator: "-")
        let full = supplemental.identifiers.likelySubtags[locale]?.split(separator: "-") ?? subtags
        let region = (subtags.dropFirst() + full.dropFirst()).first { $0.utf8.count == 2 }
        let own = region.flatMap {
            supplemental.regionCurrencies[String($0)]?.first { $0.to == nil && $0.isTender }?.code
        }
        let chosen = [own].compactMap { $0 }.filter(currencies.contains)
        return chosen + currencies.filter { ["EUR", "USD", "JPY"].contains($0) } + currencies.prefix(3)
    }

    private func change(_ locale: String, _ currency: String, _ style: Rendering.Style) -> RenderedChange? {
        guard let was = before.plan(locale: locale, currency: currency, style: style),
            let now = after.plan(locale: locale, currency: currency, style: style)
        else { return nil }
        for amount in Drift.amounts + ["1200", "1200000000"] {
            guard let value = try? DecimalValue(amount) else { continue }
            let (old, new) = (was.format(value), now.format(value))
            if !old.utf8.elementsEqual(new.utf8) {
                return RenderedChange(
                    locale: locale, currency: currency, amount: amount, style: style.rawValue, old: old, new: new)
            }
        }
        return nil
    }
}
