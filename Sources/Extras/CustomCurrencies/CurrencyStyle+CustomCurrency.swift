import CurrencyEngine
import CurrencyFormat
import CurrencyReader
import PackedTables

/// How a custom currency is shown.
public enum CustomCurrencyDisplay: Hashable, Sendable, CaseIterable {
    case symbol
    case code
    /// The name in the number's plural form, or the code if there is none.
    case name
}

extension CurrencyStyle {
    /// Creates a style for a custom currency, with the bundled data or with data that you pass.
    ///
    ///     let ether = try CustomCurrency("ETH", symbol: "Ξ", displayDigits: 4, minorUnit: 18)
    ///     let style = CurrencyStyle(ether, locale: .englishUnitedStates)
    ///     style.format(1234.5)                                // "Ξ 1,234.5000"
    ///     try style.parse("Ξ\u{A0}1,234.5000")                // 1234.5000
    ///     CurrencyStyle(ether, .code, locale: .frenchFrance).format(0.5)      // "0,5000 ETH"
    ///
    /// All options, ranges, parts, columns and parsers work as with any style. The style's `currency` is XXX, "no
    /// currency"; the code is in the custom currency. To count minor units, call
    /// `amount.minorUnits(scale: ether.minorUnit)`.
    public init(
        _ currency: CustomCurrency, _ display: CustomCurrencyDisplay = .symbol, locale: CurrencyLocale,
        data: CurrencyData = .bundled
    ) {
        self.init(currency, display, locale: locale.identifier, data: data)
    }

    /// Creates a style for a custom currency and any type of locale; see the initializer with a case.
    public init(
        _ currency: CustomCurrency, _ display: CustomCurrencyDisplay = .symbol,
        locale: some LocaleIdentifierConvertible, data: CurrencyData = .bundled
    ) {
        self.init(currency: .unknown, locale: locale.localeIdentifier, data: data)
        self.display = .custom(display == .symbol ? currency.symbol : currency.code)
        digits = .fraction(currency.displayDigits)
        guard display == .name else { return }
        customName = CustomName(key: currency.namesKey) { category, locale, data in
            Array(currency.name(category, in: locale, data).utf8)
        }
    }
}

extension CustomCurrency {
    /// The name of the nearest locale that has some: the locale itself, or an ancestor by CLDR's rules.
    func name(_ category: PluralCategory, in locale: LocaleIdentifier, _ data: CurrencyData) -> String {
        for row in data.image.lineage(of: data.localeRow(for: locale)) {
            let identifier = data.image.text(data.image[LocaleRow.self, row].identifier).string
            let found = names.first { data.locale(for: $0.key.identifier) == identifier }
            if let found { return found.value[category] ?? found.value[.other] ?? code }
        }
        return code
    }

    /// Names with equal keys are equal.
    fileprivate var namesKey: [UInt8] {
        var texts = [code]
        for (locale, names) in names.sorted(by: { $0.key.identifier.description < $1.key.identifier.description }) {
            texts.append(locale.identifier.description)
            for category in PluralCategory.allCases {
                if let name = names[category] { texts += [category.description, name] }
            }
        }
        return Array(texts.joined(separator: "\u{0}").utf8)
    }
}
