import CurrencyCore
import LDMLSyntax
import PackedTables

/// The pattern and the separators that a locale has for one currency. They are nil if those for all currencies apply.
///
/// In LDML, each of the three is inherited separately. ICU stores the symbol and the format of a currency as one value:
///
/// 1. If a locale has a symbol for the currency, it hides the format of an ancestor.
/// 2. What a format lacks comes from the locale that has the format, not from the locale in use.
/// 3. A currency without a format uses the format of the region's currency.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
struct OwnCurrencyFormat {
    private(set) var pattern: PackedText?
    private(set) var decimal: PackedText?
    private(set) var group: PackedText?

    /// Makes the format by LDML's rules.
    init(_ values: CurrencyValues) {
        pattern = values.value(.pattern)
        decimal = values.value(.decimal)
        group = values.value(.group)
    }

    /// Makes the format by ICU's rules.
    ///
    /// - Parameter region: The row of the currency of the locale's region.
    init(icu values: CurrencyValues, region: Int?) {
        if take(values) { return }
        if let region { _ = take(CurrencyValues(image: values.image, locale: values.locale, currency: region)) }
    }

    /// Uses the format of a currency that ICU finds, if there is one.
    private mutating func take(_ values: CurrencyValues) -> Bool {
        var hasFormat = false
        let owner = values.nearest { row in
            (pattern, decimal, group) = (
                values.own(.pattern, of: row), values.own(.decimal, of: row), values.own(.group, of: row)
            )
            hasFormat = pattern != nil || decimal != nil || group != nil
            return hasFormat || values.own(.symbol, of: row) != nil
        }
        guard let owner, hasFormat else { return false }
        let tables = SystemTables(values.image, locale: owner, nil)
        pattern = pattern ?? tables.texts[tables.image[tables.currencyPatterns].standard.pattern]
        decimal = decimal ?? tables.texts[tables.symbolRow.decimal]
        group = group ?? tables.texts[tables.symbolRow.group]
        return true
    }
}

extension OwnCurrencyFormat {
    /// Makes the format by the rules that the options ask for.
    @inline(never)
    static func of(_ values: CurrencyValues, _ options: __shared FormatOptions) -> OwnCurrencyFormat {
        guard options.compatibility == .icu else { return OwnCurrencyFormat(values) }
        return OwnCurrencyFormat(icu: values, region: options.regionCurrency.flatMap(options.data.row))
    }
}

extension FormatOptions {
    /// The currency of the locale's region. ICU uses its format for currencies without one.
    var regionCurrency: CurrencyCode? {
        if let currency = locale.currency { return currency }
        guard let region = locale.preferenceRegion ?? locale.tag.region else { return nil }
        return data.firstCurrency(ofRegion: region)
    }

    /// What ICU's rules need about the region's currency but the data, a slice, lacks.
    var missingRegionData: CurrencyDataError? {
        guard compatibility == .icu else { return nil }
        return regionCurrency.flatMap(data.missing) ?? (locale.currency == nil ? data.missing(.regions) : nil)
    }
}
