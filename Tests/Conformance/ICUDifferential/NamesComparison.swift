import CurrencyCore
import CurrencyEngine

/// Compares amounts with currency names, and their parts.
struct NamesComparison {
    /// The comparisons for each pair of locale and currency.
    private static let fixed:
        [(skeleton: String, notation: FormatOptions.Notation, digits: CurrencyDigits, amounts: [String])] = [
            ("unit-width-full-name", .standard, .display, ["1", "-2", "0.5", "1234567.895", "Infinity"]),
            ("compact-short unit-width-full-name", .compact(.short), .display, ["1", "1000", "-1234", "1200000"]),
            ("compact-long unit-width-full-name", .compact(.long), .display, ["1000", "-2345", "999999", "2000000"]),
        ]
    /// An estimate: the number of amounts depends on the locale's categories.
    static var stringsPerPair: Int { 2 * fixed.reduce(0) { $0 + $1.amounts.count } }

    let data: CurrencyData
    let names: CurrencyNames
    private(set) var ledger: Ledger
    private(set) var count = 0
    private(set) var partCount = 0
    private(set) var categories = 0
    private(set) var partDifferences: [String] = []

    init(data: CurrencyData, names: CurrencyNames, ledger: Ledger) {
        self.data = data
        self.names = names
        self.ledger = ledger
    }

    /// A whole number and a number with fraction digits for each plural category of a locale, if possible.
    mutating func amounts(_ locale: String) throws -> [String] {
        let plurals = try ICUPlurals(locale: locale)
        var found: [String: (whole: String?, decimal: String?)] = [:]
        for text in PluralComparison.texts where !text.hasPrefix("-") {
            let isDecimal = text.contains(".")
            // Trailing zeros would not be shown.
            if isDecimal, text.hasSuffix("0") { continue }
            let category = try plurals.category(text)
            if isDecimal {
                if found[category, default: (nil, nil)].decimal == nil { found[category]?.decimal = text }
            } else if found[category, default: (nil, nil)].whole == nil {
                found[category, default: (nil, nil)].whole = text
            }
            if found[category] == nil { found[category] = (nil, text) }
        }
        categories += found.count
        return found.sorted { $0.key < $1.key }.flatMap { [$0.value.whole, $0.value.decimal].compactMap { $0 } }
    }

    mutating func compare(_ locale: String, _ currency: String, _ amounts: [String]) throws {
        let identifier = try LocaleIdentifier(locale)
        let style = CurrencyStyle(currency: try CurrencyCode(currency), locale: identifier, data: data)
            .display(.name(names))
        try compare(
            locale, currency, "precision-unlimited unit-width-full-name", style.digits(.precision(.unlimited)), amounts)
        for fixed in Self.fixed {
            var style = style.digits(fixed.digits)
            style.options.notation = fixed.notation
            try compare(locale, currency, fixed.skeleton, style, fixed.amounts)
        }
    }

    private mutating func compare(
        _ locale: String, _ currency: String, _ skeleton: String, _ style: CurrencyStyle, _ amounts: [String]
    ) throws {
        let icu = try ICUFormatter(locale: locale, skeleton: "currency/\(currency) \(skeleton)")
        let (plan, specification) = (style.compatibility(.icu).plan, style.plan)
        for text in amounts {
            let value = try DecimalValue(text)
            count += 1
            let expected = try icu.format(text) { String(decoding: $0, as: UTF8.self) }
            func record(_ reading: LedgerEntry.Reading, _ found: String) {
                if found == expected { return }
                ledger.record(
                    LedgerDifference(
                        reading: reading, locale: locale, currency: currency, skeleton: skeleton, amount: text,
                        upstream: expected, here: found))
            }
            let found = plan.format(value)
            record(.icu, found)
            // Do not count the same text twice.
            let specified = specification.format(value)
            if specified != found { record(.ldml, specified) }
            if found != expected { continue }
            let expectedFields = try icu.fieldsByByte(count: expected.utf8.count)
            let fields = plan.formatParts(value).fieldsByByte
            partCount += 1
            if fields != expectedFields {
                partDifferences.append(
                    "\(locale) \(currency) \(skeleton) \(text): ICU \(expectedFields), here \(fields)")
            }
        }
    }
}
