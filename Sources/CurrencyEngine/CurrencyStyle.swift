import CurrencyCore

/// How to write amounts of one currency in one locale: a value with options, each with its default.
///
///     let style = CurrencyStyle(.euro, locale: .germanGermany)
///     style.format(1234.5)                          // "1.234,50 €"
///     style.display(.code).format(1234.5)           // "1.234,50 EUR"
///     style.signDisplay(.always).format(1234.5)     // "+1.234,50 €"
///
/// `format` looks everything up anew at each call. For many amounts make a plan once: `let plan = style.plan`.
public struct CurrencyStyle: Hashable, Sendable {
    public var currency: CurrencyCode
    public var locale: LocaleIdentifier
    /// Symbol, code, or the caller's own text.
    public var display: CurrencyDisplay = .symbol
    /// Whether negative amounts are written as in books; a locale with the keyword `cf-account` does so too.
    public var sign: CurrencySign = .standard
    /// When a sign is shown.
    public var signDisplay: SignDisplay = .auto
    /// Whether integer digits are set off in groups.
    public var grouping: GroupingStrategy = .auto
    /// How many decimals there are.
    public var digits: CurrencyDigits = .display
    /// What becomes of further decimals. Half-even is ICU's default; ECMA-402's is `halfUp`.
    public var rounding: RoundingMode = .halfEven
    /// Whose reading of LDML counts.
    public var compatibility: Compatibility = .ldml
    /// The tables that say how.
    public var data: CurrencyData

    public init(currency: CurrencyCode, locale: LocaleIdentifier, data: CurrencyData) {
        self.currency = currency
        self.locale = locale
        self.data = data
    }
}

// MARK: Options as modifiers

extension CurrencyStyle {
    /// The style with another form of the currency.
    public func display(_ display: CurrencyDisplay) -> Self { with { $0.display = display } }

    /// The style that writes negative amounts as in books, or not.
    public func sign(_ sign: CurrencySign) -> Self { with { $0.sign = sign } }

    /// The style with signs shown at other times.
    public func signDisplay(_ signDisplay: SignDisplay) -> Self { with { $0.signDisplay = signDisplay } }

    /// The style with other groups.
    public func grouping(_ grouping: GroupingStrategy) -> Self { with { $0.grouping = grouping } }

    /// The style with other decimals.
    public func digits(_ digits: CurrencyDigits) -> Self { with { $0.digits = digits } }

    /// The style that rounds otherwise.
    public func rounding(_ rounding: RoundingMode) -> Self { with { $0.rounding = rounding } }

    /// The style that follows ICU where it departs from LDML.
    public func compatibility(_ compatibility: Compatibility) -> Self { with { $0.compatibility = compatibility } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var result = self
        change(&result)
        return result
    }
}

// MARK: Formatting

extension CurrencyStyle {
    /// Everything that the options, the locale and the currency decide, looked up once.
    public var plan: FormatPlan { FormatPlan(self) }

    /// The amount as text.
    public func format(_ amount: DecimalValue) -> String { plan.format(amount) }

    /// The amount as text; the number enters by its shortest decimal digits.
    // A number written in source code is a decimal.
    @_disfavoredOverload
    public func format(_ amount: Double) -> String { plan.format(amount) }

    /// An amount in ISO 4217's minor units as text: 123450 cents are € 1,234.50.
    public func format(minorUnits: Int64) -> String { plan.format(minorUnits: minorUnits) }
}
