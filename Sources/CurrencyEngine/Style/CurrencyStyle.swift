import CurrencyCore

/// How to write amounts of one currency in one locale: a value with options, each with its default.
///
///     let style = CurrencyStyle(.euro, locale: .germanGermany)
///     style.format(1234.5)                          // "1.234,50 €"
///     style.display(.code).format(1234.5)           // "1.234,50 EUR"
///     style.signDisplay(.always).format(1234.5)     // "+1.234,50 €"
///
/// `format` looks everything up anew at each call. For many amounts make a plan once: `let plan = style.plan`.
public struct CurrencyStyle: FormattingStyle {
    public var options: FormatOptions
    public var currency: CurrencyCode
    /// The row where the data probably has the currency; a hint that equality ignores.
    private let probableRow: ProbableRow
    /// How the currency is shown: symbol, code, name, custom text, or not at all.
    public var display: CurrencyDisplay
    /// Whether amounts have the accounting format, often with parentheses; the keyword `cf-account` asks for it too.
    public var sign: CurrencySign
    /// How many decimals there are.
    public var digits: CurrencyDigits

    public init(currency: CurrencyCode, locale: LocaleIdentifier, data: CurrencyData) {
        self.init(currency: currency, options: FormatOptions(locale: locale, data: data))
    }

    package init(
        currency: CurrencyCode, display: CurrencyDisplay = .symbol, probableRow: ProbableRow = .unknown,
        options: __owned FormatOptions
    ) {
        self.init(
            currency: currency, display: display, sign: .standard, digits: .display, probableRow: probableRow,
            options: options)
    }

    @inline(__always)
    package init(
        currency: CurrencyCode, display: __owned CurrencyDisplay, sign: CurrencySign, digits: CurrencyDigits,
        probableRow: ProbableRow, options: __owned FormatOptions
    ) {
        self.currency = currency
        self.probableRow = probableRow
        self.display = display
        self.sign = sign
        self.digits = digits
        self.options = options
    }

    public var plan: FormatPlan {
        // Only a slice is asked: what it lacks is a large value, which would be made and looked at for nothing.
        if !options.data.isWhole { require(missingData) }
        return readingPlan
    }

    /// The plan of a parser: it says what the data lacks where it lacks something, and writes nothing then.
    @inline(__always)
    var readingPlan: FormatPlan { FormatPlan(LocalizedStyle(self), options) }

    /// The row of the currency; nil where nothing is known of it.
    @inline(__always)
    var currencyRow: Int? { options.data.row(of: currency, probableRow) }

    /// An amount in minor units as text: 123450 cents are € 1,234.50.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .germanGermany)
    ///     try style.format(minorUnits: 123_450)       // "1.234,50 €"
    ///
    /// The minor unit is ISO 4217's; a withdrawn currency keeps the one it had. `CurrencyFacts` has the rule.
    ///
    /// - Throws: `MoneyError.noMinorUnit` where the currency has none, such as gold (XAU) or an unknown code;
    ///   `MoneyError.data` where the data, a slice, lacks what the style needs.
    public func format(minorUnits: Int64) throws(MoneyError) -> String {
        try moneyPlan().format(minorUnits: minorUnits)
    }
}

// MARK: Options as modifiers

extension CurrencyStyle {
    /// The style with another form of the currency.
    public func display(_ display: CurrencyDisplay) -> Self { with { $0.display = display } }

    /// The style with the accounting format, or the standard one.
    public func sign(_ sign: CurrencySign) -> Self { with { $0.sign = sign } }

    /// The style with other decimals.
    public func digits(_ digits: CurrencyDigits) -> Self { with { $0.digits = digits } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var result = self
        change(&result)
        return result
    }
}
