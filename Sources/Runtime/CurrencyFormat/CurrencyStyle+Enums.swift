import CurrencyCore
import CurrencyEngine

extension CurrencyStyle {
    /// Makes a style for a currency and a locale, with the bundled data.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).format(1234.5)     // "1.234,50 €"
    ///
    /// `Currency.none` gives amounts without a currency, with two fraction digits.
    public init(_ currency: Currency, locale: CurrencyLocale) {
        self.init(currency, options: FormatOptions(locale))
    }

    /// Makes a style for a locale of any type, with the bundled data.
    ///
    ///     let hindi = try LocaleIdentifier("hi-u-nu-deva")
    ///     CurrencyStyle(.indianRupee, locale: hindi).format(1234567)      // "₹१२,३४,५६७.००"
    public init(_ currency: Currency, locale: some LocaleIdentifierConvertible) {
        self.init(currency, options: FormatOptions(bundled: locale.localeIdentifier))
    }

    // Inlined, as the options below are: budgets of resolving.
    @inline(__always)
    private init(_ currency: Currency, options: __owned FormatOptions) {
        self.init(
            currency: currency.code, display: currency == .none ? .none : .symbol,
            probableRow: currency.probableRow, options: options)
    }

    /// Makes a style for a currency code, with the bundled data.
    ///
    ///     let code = try CurrencyCode("EUR")
    ///     CurrencyStyle(code, locale: .germanGermany).format(1234.5)      // "1.234,50 €"
    public init(_ currency: CurrencyCode, locale: CurrencyLocale) {
        self.init(currency: currency, options: FormatOptions(locale))
    }

    /// Makes a style for a currency code and a locale of any type, with the bundled data.
    public init(_ currency: CurrencyCode, locale: some LocaleIdentifierConvertible) {
        self.init(currency: currency, options: FormatOptions(bundled: locale.localeIdentifier))
    }
}

extension Currency {
    /// The row of the case in the bundled data, which has the currencies in the order of the cases.
    @usableFromInline package var probableRow: ProbableRow { ProbableRow(ordinal) }
}

extension FormatOptions {
    /// The options for a case, whose row in the bundled data is known; the user's locale is looked up.
    @inline(__always)
    init(_ locale: CurrencyLocale) {
        switch locale {
        case ._current, ._autoUpdating: self.init(locale: CurrencyLocale.user, data: .bundled)
        // Every other raw value is an identifier.
        default:
            self.init(
                literal: CurrencyLocale.rawValues.bytes(at: locale.ordinal), data: .bundled,
                localeRow: locale.bundledRow)
        }
    }
}
