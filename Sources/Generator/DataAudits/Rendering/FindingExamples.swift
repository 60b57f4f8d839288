import CurrencyEngine
import LocaleModel

/// Finds an amount that shows a finding, in the finding's own locale and currency or, if it has none, in one to which
/// it applies. If something else also differs, the amount is an example only if the finding's feature is visible.
struct FindingExamples {
    let before: Rendering
    let after: Rendering
    let locales: Set<String>
    let currencies: [String]
    let supplemental: SupplementalFacts

    func example(of finding: Finding) -> RenderedChange? {
        guard let locale = locale(of: finding) else { return nil }
        let candidates = finding.currency.map { [$0] } ?? currencies(of: locale)
        let field = LocaleField(pathComponents: finding.field.split(separator: "/").map(String.init))
        for style in field.map(Self.styles) ?? Self.styles(ofCurrencyField: finding.field) {
            for currency in candidates {
                if let change = change(finding.class, locale, currency, style, field) { return change }
            }
        }
        return nil
    }

    /// The styles that show a value of a locale; empty if amounts do not show it.
    private static func styles(of field: LocaleField) -> [Rendering.Style] {
        switch field {
        case .pattern(_, .standard), .symbol, .minimumGroupingDigits, .numberingSystem(.default): [.standard]
        case .pattern(_, .standardAlphaNextToNumber), .spacing: [.standard, .code, .narrow]
        case .pattern(_, .accounting), .pattern(_, .accountingAlphaNextToNumber): [.accounting]
        case .compact(_, .currencyShort, _, _, _): [.compact]
        case .currency(_, .symbol), .currency(_, .pattern), .currency(_, .decimal), .currency(_, .group): [.standard]
        case .currency(_, .narrow): [.narrow]
        case .currency(_, .formal): [.formal]
        case .currency(_, .variant): [.variant]
        case .pattern, .compact, .numberingSystem, .appendISO, .unitPattern, .miscellaneous, .name, .measureUnit,
            .numberRules:
            []
        }
    }

    /// The styles that show the fraction digits of a currency. Each of the three facts has its own.
    private static func styles(ofCurrencyField field: String) -> [Rendering.Style] {
        switch field.split(separator: "/").last {
        case "digits", "rounding": [.standard]
        case "cashDigits", "cashRounding": [.cash]
        case "minorUnit": [.iso]
        default: []
        }
    }

    /// The finding's locale, or one that inherits from it. For a currency, a locale of a region where it is money.
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

    /// The currency of the locale's region, followed by others.
    private func currencies(of locale: String) -> [String] {
        let own = supplemental.currency(ofLocale: locale)
        let chosen = [own].compactMap { $0 }.filter(currencies.contains)
        return chosen + currencies.filter { ["EUR", "USD", "JPY"].contains($0) } + currencies.prefix(3)
    }

    private func change(
        _ kind: FindingClass, _ locale: String, _ currency: String, _ style: Rendering.Style, _ field: LocaleField?
    ) -> RenderedChange? {
        var identifier = locale
        if let system = field?.numberingSystem, system != before.numberingSystem(of: locale) {
            identifier += "-u-nu-\(system)"
        }
        guard let was = before.plan(locale: identifier, currency: currency, style: style),
            let now = after.plan(locale: identifier, currency: currency, style: style)
        else { return nil }
        for amount in Self.amounts(for: field) {
            guard let value = try? DecimalValue(amount) else { continue }
            let (old, new) = (was.formatParts(value), now.formatParts(value))
            if AmountOutline(old).shows(kind, against: AmountOutline(new)) {
                return RenderedChange(
                    locale: identifier, currency: currency, amount: amount, style: style.rawValue, old: old.text,
                    new: new.text)
            }
        }
        return nil
    }

    private static func amounts(for field: LocaleField?) -> [String] {
        switch field {
        case .symbol(_, .infinity): ["Infinity"]
        case .symbol(_, .nan): ["NaN"]
        // One, several and many of the power of ten at which the pattern starts.
        case .compact(_, _, let zeros, _, _): ["1", "1.2", "3", "7", "20"].map { "\($0)e\(zeros)" }
        default: Drift.amounts + ["1200"]
        }
    }
}

extension LocaleField {
    /// The numbering system of the field.
    var numberingSystem: String? {
        let parts = pathComponents
        return parts[0] == "systems" ? parts[1] : nil
    }
}
