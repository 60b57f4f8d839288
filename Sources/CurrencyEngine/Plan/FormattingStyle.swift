import CurrencyCore

/// What styles have in common: options, a plan, and the ways to format.
public protocol FormattingStyle: Hashable, Sendable {
    var options: FormatOptions { get set }
    /// Everything that the options and the locale decide, looked up once.
    ///
    /// It stops the program where `missingData` is not nil; `checkedPlan()` throws an error instead.
    var plan: FormatPlan { get }
    /// What the style needs and its data, a slice, lacks; nil with the bundled data, which lacks nothing.
    var missingData: CurrencyDataError? { get }
}

// MARK: Formatting

extension FormattingStyle {
    /// The number as text.
    @inlinable
    public func format(_ amount: DecimalValue) -> String { plan.format(amount) }

    /// The number as text, by its shortest decimal digits.
    // A number written in source code is a decimal.
    @_disfavoredOverload
    @inlinable
    public func format(_ amount: Double) -> String { plan.format(amount) }
}

// MARK: Options as modifiers

extension FormattingStyle {
    /// The style with signs shown at other times.
    public func signDisplay(_ signDisplay: SignDisplay) -> Self { with { $0.signDisplay = signDisplay } }

    /// The style with a word for the thousands, millions and so on.
    public func compact(_ length: CompactLength = .short) -> Self { with { $0.notation = .compact(length) } }

    /// The style with another grouping strategy.
    public func grouping(_ grouping: GroupingStrategy) -> Self { with { $0.grouping = grouping } }

    /// The style with custom grouping sizes; nil for the locale's.
    public func groupingSizes(_ sizes: GroupingSizes?) -> Self { with { $0.groupingSizes = sizes } }

    /// The style with a custom pattern; nil for the locale's. Amounts keep their currency's decimals:
    /// `CurrencyDigits.pattern` asks for those of the pattern.
    public func pattern(_ pattern: NumberFormatPattern?) -> Self { with { $0.pattern = pattern } }

    /// The style with custom symbols.
    public func symbols(_ symbols: NumberSymbols) -> Self { with { $0.symbols = symbols } }

    /// The style with the digits and symbols of a numbering system, such as `arab`; nil for the locale's.
    ///
    /// - Throws: `LocaleIdentifierError` where the name is not of 3 to 8 ASCII letters and digits.
    public func numberingSystem(_ name: String?) throws(LocaleIdentifierError) -> Self {
        let locale = try options.locale.numberingSystem(name)
        return with { $0.locale = locale }
    }

    /// The style with another rounding mode.
    public func rounding(_ rounding: RoundingMode) -> Self { with { $0.rounding = rounding } }

    /// The style with limits of integer digits: zeros in front up to the minimum, no digits left of the maximum.
    public func integerDigits(minimum: Int? = nil, maximum: Int? = nil) -> Self {
        with {
            $0.minimumIntegerDigits = minimum
            $0.maximumIntegerDigits = maximum
        }
    }

    /// The style with the decimal separator always, or only before decimals.
    public func decimalSeparator(_ display: DecimalSeparatorDisplay) -> Self {
        with { $0.decimalSeparator = display }
    }

    /// The style with or without the decimals of whole numbers.
    public func trailingZeros(_ display: TrailingZeroDisplay) -> Self { with { $0.trailingZeros = display } }

    /// The style that multiplies by a power of ten first.
    ///
    /// By up to 6144 places all digits are written, also where the product is out of the range of `DecimalValue`: 10^6144
    /// as a percentage has 6147 digits. By more places such a product is an infinity, or rounded half-even to 6176
    /// decimals.
    public func scale(byPowerOfTen exponent: Int) -> Self { with { $0.scale = exponent } }

    /// The style with a custom text for zero; nil writes the zero.
    public func zeroText(_ text: String?) -> Self { with { $0.zeroText = text } }

    /// The style that says of a number that it is approximate, a minimum or a maximum: ~5, 5+, ≤5.
    public func qualifier(_ qualifier: FormatOptions.Qualifier?) -> Self { with { $0.qualifier = qualifier } }

    /// The style with ranges of another form.
    public func range(collapse: RangeCollapse = .auto, identity: RangeIdentity = .approximately) -> Self {
        with {
            $0.rangeCollapse = collapse
            $0.rangeIdentity = identity
        }
    }

    /// The style with other spaces.
    public func spaces(_ spaces: SpaceStyle) -> Self { with { $0.spaces = spaces } }

    /// The style with another treatment of bidi marks.
    public func bidi(_ bidi: BidiStyle) -> Self { with { $0.bidi = bidi } }

    /// The style that follows LDML or ICU where the two differ.
    public func compatibility(_ compatibility: FormatOptions.Compatibility) -> Self {
        with { $0.compatibility = compatibility }
    }

    private func with(_ change: (inout FormatOptions) -> Void) -> Self {
        var result = self
        change(&result.options)
        return result
    }
}
