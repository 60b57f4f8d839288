import CurrencyFormat
import CurrencyNames
import TableSlices

/// Compares texts of slices with those of the whole tables.
struct SliceComparison {
    private(set) var count = 0
    private(set) var differences = 0

    /// Currencies with two, no and three fraction digits, with their own formats in some locales, and with many
    /// symbols.
    static let codes = ["CHF", "CVE", "EUR", "HUF", "INR", "JPY", "KWD", "USD"]
    private static let amounts: [DecimalValue] = [0, 1, -1.5, 1234.5, -1234567.891, 0.005]

    /// - Parameter locales: The locales of the slice to compare; nil for all.
    mutating func compare(_ slice: SliceFiles, locales: [String]?) throws {
        let data = try CurrencyData(slice.image)
        let names = try slice.names.map { try CurrencyNames($0) }
        for identifier in locales ?? data.localeIdentifiers.filter({ $0 != "und" }) {
            let locale = try data.held(LocaleIdentifier(identifier))
            for code in data.currencyCodes {
                let features = data.features
                let whole = texts(code, locale, .bundled, names == nil ? nil : CurrencyNames.bundled, features)
                let found = texts(code, locale, data, names, features)
                for (expected, text) in zip(whole, found) {
                    count += 1
                    if text == expected { continue }
                    differences += 1
                    if differences <= 20 { print("\(identifier) \(code): \"\(text)\", expected \"\(expected)\"") }
                }
            }
        }
    }

    private func texts(
        _ code: CurrencyCode, _ locale: LocaleIdentifier, _ data: CurrencyData, _ names: CurrencyNames?,
        _ features: Set<CurrencyData.Feature>
    ) -> [String] {
        let style = CurrencyStyle(currency: code, locale: locale, data: data)
        var styles = [
            style, style.display(.narrowSymbol), style.display(.code), style.display(.none), style.sign(.accounting),
            style.digits(.cash),
        ]
        if features.contains(.regions) { styles.append(style.compatibility(.icu)) }
        if features.contains(.notation) {
            styles += [style.compact(), style.qualifier(.atLeast)]
            if let names { styles.append(style.display(.name(names))) }
        }
        var texts: [String] = []
        for plan in styles.map(\.plan) { texts += Self.amounts.map { plan.format($0) } }
        texts.append(DecimalStyle(locale: locale, data: data).format(1234.5))
        texts.append(PercentStyle(locale: locale, data: data).format(0.256))
        return texts
    }
}
