import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A format for amounts in a currency that conforms to Foundation's `FormatStyle`.
///
///     let price = Decimal(string: "1234.5")!
///     price.formatted(.currency(.euro, locale: .germanGermany))                                  // "1.234,50 €"
///     price.formatted(.currency(.euro, locale: .germanGermany).presentation(.isoCode))           // "1.234,50 EUR"
///     (-1234).formatted(.currency(.usDollar, locale: .englishUnitedStates).sign(strategy: .accounting))  // "($1,234.00)"
///
/// The modifiers have the names of `Decimal.FormatStyle.Currency`. The engine produces the text, which is the same on
/// every platform, whichever version of ICU it has.
///
/// See <https://developer.apple.com/documentation/foundation/decimal/formatstyle/currency>.
public struct CurrencyFormatStyle<Value: DecimalConvertible>: CurrencyFormatOptions, Codable {
    /// The currency of the amounts.
    public var currency: CurrencyCode
    /// The row where the data probably has the currency; a hint that equality ignores.
    @usableFromInline let probableRow: ProbableRow
    /// The locale and all options.
    public var configuration: CurrencyFormatConfiguration

    /// Creates a format with options.
    @inlinable
    public init(currency: CurrencyCode, configuration: CurrencyFormatConfiguration) {
        self.init(currency, .unknown, configuration)
    }

    @inlinable
    init(_ currency: CurrencyCode, _ probableRow: ProbableRow, _ configuration: __owned CurrencyFormatConfiguration) {
        self.currency = currency
        self.probableRow = probableRow
        self.configuration = configuration
    }

    /// Creates a format from the enums. `Currency.none` formats amounts without a currency, with two decimals.
    @inlinable
    public init(_ currency: Currency, locale: CurrencyLocale = .autoUpdating) {
        self.init(currency, FormatLocale(locale))
    }

    /// Creates a format for any type of locale.
    ///
    ///     CurrencyFormatStyle<Decimal>(.euro, locale: Locale(identifier: "de_DE")).format(5)     // "5,00 €"
    @inlinable
    public init(_ currency: Currency, locale: some FormatLocaleConvertible) {
        self.init(currency, locale.formatLocale)
    }

    /// Creates a format for a currency code.
    @inlinable
    public init(_ currency: CurrencyCode, locale: CurrencyLocale = .autoUpdating) {
        self.init(currency, FormatLocale(locale))
    }

    /// Creates a format for a currency code and any type of locale.
    @inlinable
    public init(_ currency: CurrencyCode, locale: some FormatLocaleConvertible) {
        self.init(currency, locale.formatLocale)
    }

    @inlinable
    init(_ currency: Currency, _ locale: __owned FormatLocale) {
        self.init(currency.code, currency.probableRow, CurrencyFormatConfiguration(currency, locale))
    }

    @inlinable
    init(_ currency: CurrencyCode, _ locale: __owned FormatLocale) {
        self.init(currency: currency, configuration: CurrencyFormatConfiguration(locale: locale))
    }

    private enum CodingKeys: String, CodingKey {
        case currency, configuration
    }

    /// Decodes a currency code and options.
    ///
    /// - Throws: `DecodingError`, also if the code is malformed.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let code = try container.decode(String.self, forKey: .currency)
        do throws(CurrencyCodeError) {
            currency = try CurrencyCode(code)
        } catch {
            throw DecodingError.dataCorruptedError(
                forKey: .currency, in: container, debugDescription: "\"\(code)\" is not a currency code: \(error)")
        }
        configuration = try container.decode(CurrencyFormatConfiguration.self, forKey: .configuration)
        probableRow = .unknown
    }

    /// Encodes the currency code and the options.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(currency.description, forKey: .currency)
        try container.encode(configuration, forKey: .configuration)
    }
}

extension CurrencyFormatStyle: FormatStyle {
    /// Formats the amount.
    ///
    /// Each call looks everything up again. For many amounts, create a plan once: `let plan = style.plan`.
    @inlinable
    public func format(_ value: Value) -> String { configuration.format(value.decimalValue, currency, probableRow) }

    /// The engine's plan for the current locale, without the scale.
    public var plan: FormatPlan { configuration.currencyStyle(currency, probableRow).plan }
}
