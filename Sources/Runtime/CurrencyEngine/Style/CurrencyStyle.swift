import CurrencyCore

/// Formats amounts of one currency in one locale. A style is a plain value, and each of its options has a default.
///
///     let style = CurrencyStyle(.euro, locale: .germanGermany)
///     style.format(1234.5)                          // "1.234,50 €"
///     style.display(.code).format(1234.5)           // "1.234,50 EUR"
///     style.signDisplay(.always).format(1234.5)     // "+1.234,50 €"
///
/// `format` looks everything up on each call. To format many amounts, make a plan once: `let plan = style.plan`.
public struct CurrencyStyle: Hashable, Sendable {
    /// The locale, the data, and the options that all styles share.
    public var options: FormatOptions
    /// The currency of the amounts.
    public var currency: CurrencyCode
    /// The row where the data probably has the currency. It is a hint, which equality ignores.
    private let probableRow: ProbableRow
    /// How the currency is shown: symbol, code, name, custom text, or not at all.
    public var display: CurrencyDisplay
    /// Whether to use the accounting format, which often has parentheses. The locale keyword `cf-account` also asks for
    /// it.
    public var sign: CurrencySign
    /// How many fraction digits to write.
    public var digits: CurrencyDigits
    /// The name of a currency that the tables do not have. It is used with `CurrencyDisplay.custom`; nil for a text in
    /// place of the symbol.
    package var customName: CustomName?

    /// Makes a style for a currency and a locale, with data that you pass. With CurrencyFormat, `CurrencyStyle(.euro,
    /// locale: .germanGermany)` uses the bundled data.
    public init(currency: CurrencyCode, locale: LocaleIdentifier, data: CurrencyData) {
        self.init(currency: currency, options: FormatOptions(locale: locale, data: data))
    }

    package init(
        currency: CurrencyCode, display: __owned CurrencyDisplay = .symbol, sign: CurrencySign = .standard,
        digits: CurrencyDigits = .display, probableRow: ProbableRow = .unknown, options: __owned FormatOptions
    ) {
        self.currency = currency
        self.probableRow = probableRow
        self.display = display
        self.sign = sign
        self.digits = digits
        self.options = options
    }

    /// The currency sign to use. The locale's `cf=account` also asks for the accounting format.
    package var resolvedSign: CurrencySign { options.requestedLocale.prefersAccounting ? .accounting : sign }

    /// The row of the currency; nil if the data does not know the currency.
    var currencyRow: Int? { options.data.row(of: currency, probableRow) }
}

// MARK: Options as modifiers

extension CurrencyStyle {
    /// Returns the style with the given display of the currency.
    public func display(_ display: CurrencyDisplay) -> Self { with { $0.display = display } }

    /// Returns the style with the accounting or the standard format.
    public func sign(_ sign: CurrencySign) -> Self { with { $0.sign = sign } }

    /// Returns the style with the given fraction digits.
    public func digits(_ digits: CurrencyDigits) -> Self { with { $0.digits = digits } }

    /// Returns the style with the given precision. For digits that depend on the currency, use `digits(_:)`.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).precision(.significant(2...3)).format(1234.5)      // "1.230 €"
    public func precision(_ precision: NumberPrecision) -> Self { digits(.precision(precision)) }
}
