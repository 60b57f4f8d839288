import ICUSource
import LocaleModel
import LocaleResolution

/// What ICU's data says about a locale, for the ledger's rules. A rule that listed its locales would apply to only one
/// release.
struct LocaleTraits {
    enum Trait: String, Decodable {
        /// The locale defines a pattern or separators for the currency of its region.
        case regionCurrencyFormat
        /// The locale's `latn` symbols include currency separators.
        case latinMonetarySeparators
        /// A plural category of the language has no pattern that joins an amount and a name.
        case categoryWithoutUnitPattern
        /// The alphaNextToNumber pattern has the currency on the other side of it, or other parentheses.
        case alphaNextToNumberOrder
        /// The patterns that join amounts and names have the name on different sides.
        case unitPatternsOfBothOrders
        /// The locale has long compact forms for only some of the powers of ten with short forms.
        case longFormsOfSomePowers
    }

    private let inheritance: Inheritance
    private let supplemental: SupplementalFacts

    init(_ facts: UpstreamFacts) {
        inheritance = Inheritance(locales: facts.locales, identifiers: facts.supplemental.identifiers)
        supplemental = facts.supplemental
    }

    /// - Parameter locale: A locale in BCP 47 without keywords.
    func has(_ trait: Trait, _ locale: String) -> Bool {
        let chain = inheritance.parents.chain(from: locale)
        func value(_ field: LocaleField) -> String? { inheritance.find(field, along: chain)?.value }
        switch trait {
        case .regionCurrencyFormat:
            guard let region = locale.split(separator: "-").dropFirst().last, region.utf8.count == 2,
                let currency = supplemental.regionCurrencies[String(region)]?.first(where: {
                    $0.to == nil && $0.isTender
                })
            else { return false }
            return [CurrencyPart.pattern, .decimal, .group].contains {
                value(.currency(code: currency.code, $0)) != nil
            }
        case .latinMonetarySeparators:
            return [SymbolKind.currencyDecimal, .currencyGroup].contains { value(.symbol(system: "latn", $0)) != nil }
        case .categoryWithoutUnitPattern:
            return categories(locale).contains { value(.unitPattern(system: "latn", $0)) == nil }
        case .alphaNextToNumberOrder:
            let system = value(.numberingSystem(.default)) ?? "latn"
            let pairs: [(PatternKind, PatternKind)] = [
                (.standard, .standardAlphaNextToNumber), (.accounting, .accountingAlphaNextToNumber),
            ]
            return pairs.contains { pair in
                guard let plain = value(.pattern(system: system, pair.0)),
                    let alpha = value(.pattern(system: system, pair.1))
                else { return false }
                return Self.order(plain) != Self.order(alpha)
            }
        case .unitPatternsOfBothOrders:
            let patterns = PluralCategory.allCases.compactMap { value(.unitPattern(system: "latn", $0)) }
            return Set(patterns.map { $0.hasPrefix("{0}") }).count > 1
        case .longFormsOfSomePowers:
            let kinds = inheritance.compactFields("latn", .decimalLong, along: chain).compactMap { field in
                if case .compact(_, let kind, _, _, _)? = inheritance.find(field, along: chain)?.field {
                    kind
                } else {
                    nil
                }
            }
            return Set(kinds).count > 1
        }
    }

    /// The categories of the language. Plural rules are inherited by truncating the locale, not from its parents.
    private func categories(_ locale: String) -> [PluralCategory] {
        var subtags = locale.split(separator: "-")
        while !subtags.isEmpty {
            if let rules = supplemental.plurals.cardinals[subtags.joined(separator: "-")] {
                return rules.keys.compactMap(PluralCategory.init(rawValue:))
            }
            subtags.removeLast()
        }
        return []
    }

    /// A pattern without spaces, with all digits reduced to one.
    private static func order(_ pattern: String) -> String {
        var order = ""
        for character in pattern
        where !character.isWhitespace && !"#,.0\u{a0}\u{202f}".contains(character) || character == "0" {
            if character != "0" || order.last != "0" { order.append(character) }
        }
        return order
    }
}
