import CurrencyCore

/// The most common options, as properties of the style.
extension FormattingStyle {
    /// The locale whose patterns and symbols are used.
    public var locale: LocaleIdentifier {
        get { options.locale }
        set { options.locale = newValue }
    }

    /// The tables that provide the formats and symbols.
    public var data: CurrencyData {
        get { options.data }
        set { options.data = newValue }
    }

    /// When to show a sign.
    public var signDisplay: SignDisplay {
        get { options.signDisplay }
        set { options.signDisplay = newValue }
    }

    /// When to group digits; nil for the default of the notation.
    public var grouping: GroupingStrategy? {
        get { options.grouping }
        set { options.grouping = newValue }
    }

    /// How to round digits beyond the precision.
    public var rounding: RoundingMode {
        get { options.rounding }
        set { options.rounding = newValue }
    }

    /// Whether to follow LDML or ICU where the two differ.
    public var compatibility: FormatOptions.Compatibility {
        get { options.compatibility }
        set { options.compatibility = newValue }
    }
}

// MARK: Options as modifiers

extension FormattingStyle {
    /// Returns the style for another locale.
    ///
    ///     let locale = try LocaleIdentifier("de")
    ///     CurrencyStyle(.euro, locale: .englishIreland).locale(locale).format(5)      // "5,00 €"
    public func locale(_ locale: some LocaleIdentifierConvertible) -> Self {
        with { $0.options.locale = locale.localeIdentifier }
    }

    /// Returns the style with the given sign display.
    public func signDisplay(_ signDisplay: SignDisplay) -> Self { with { $0.options.signDisplay = signDisplay } }

    /// Returns the style with compact notation.
    public func compact(_ length: CompactLength = .short) -> Self { with { $0.options.notation = .compact(length) } }

    /// Returns the style with the given grouping strategy.
    public func grouping(_ grouping: GroupingStrategy) -> Self { with { $0.options.grouping = grouping } }

    /// Returns the style with custom grouping sizes; nil for those of the locale.
    public func groupingSizes(_ sizes: GroupingSizes?) -> Self { with { $0.options.groupingSizes = sizes } }

    /// Returns the style with a custom pattern; nil for the locale's. Amounts keep the fraction digits of their
    /// currency, unless you ask for the pattern's with `CurrencyDigits.pattern`.
    public func pattern(_ pattern: NumberFormatPattern?) -> Self { with { $0.options.pattern = pattern } }

    /// Returns the style with custom symbols.
    public func symbols(_ symbols: NumberSymbols) -> Self { with { $0.options.symbols = symbols } }

    /// Returns the style with the digits and symbols of a numbering system, such as `arab`; nil for the locale's.
    ///
    /// - Throws: `LocaleIdentifierError` if the name does not consist of 3 to 8 ASCII letters and digits.
    public func numberingSystem(_ name: String?) throws(LocaleIdentifierError) -> Self {
        let locale = try options.locale.numberingSystem(name)
        return with { $0.options.locale = locale }
    }

    /// Returns the style with the given rounding mode.
    public func rounding(_ rounding: RoundingMode) -> Self { with { $0.options.rounding = rounding } }

    /// Returns the style with limits for the integer digits. Zeros fill up to the minimum, and digits beyond the
    /// maximum are cut off on the left.
    public func integerDigits(minimum: Int? = nil, maximum: Int? = nil) -> Self {
        with {
            $0.options.minimumIntegerDigits = minimum
            $0.options.maximumIntegerDigits = maximum
        }
    }

    /// Returns the style that writes the decimal separator always, or only before fraction digits.
    public func decimalSeparator(_ display: DecimalSeparatorDisplay) -> Self {
        with { $0.options.decimalSeparator = display }
    }

    /// Returns the style that keeps or strips the trailing zeros of whole numbers.
    public func trailingZeros(_ display: TrailingZeroDisplay) -> Self { with { $0.options.trailingZeros = display } }

    /// Returns the style that multiplies each number by a power of ten before formatting it.
    ///
    /// Exponents up to 6144 keep all digits, even if the product is out of the range of `DecimalValue`: 10^6144 as a
    /// percentage has 6147 digits. With larger exponents, such a product becomes an infinity, or is rounded half-even
    /// to 6176 fraction digits.
    public func scale(byPowerOfTen exponent: Int) -> Self { with { $0.options.scale = exponent } }

    /// Returns the style with a custom text for zero; nil writes a zero.
    public func zeroText(_ text: String?) -> Self { with { $0.options.zeroText = text } }

    /// Returns the style that marks numbers as approximate, a minimum or a maximum: ~5, 5+, ≤5.
    public func qualifier(_ qualifier: FormatOptions.Qualifier?) -> Self { with { $0.options.qualifier = qualifier } }

    /// Returns the style with the given form of ranges.
    public func range(collapse: RangeCollapse = .auto, identity: RangeIdentity = .approximately) -> Self {
        with {
            $0.options.rangeCollapse = collapse
            $0.options.rangeIdentity = identity
        }
    }

    /// Returns the style with padding; nil for none.
    public func padding(_ padding: FormatOptions.Padding?) -> Self { with { $0.options.padding = padding } }

    /// Returns the style with padding to a width in Unicode scalars.
    public func padding(
        width: Int, with character: Unicode.Scalar = " ", at position: FormatOptions.Padding.Position = .beforePrefix
    ) -> Self {
        padding(FormatOptions.Padding(width: width, with: character, at: position))
    }

    /// Returns the style with the given spaces.
    public func spaces(_ spaces: SpaceStyle) -> Self { with { $0.options.spaces = spaces } }

    /// Returns the style with the given treatment of bidi marks.
    public func bidi(_ bidi: BidiStyle) -> Self { with { $0.options.bidi = bidi } }

    /// Returns the style that follows LDML or ICU where the two differ.
    public func compatibility(_ compatibility: FormatOptions.Compatibility) -> Self {
        with { $0.options.compatibility = compatibility }
    }

    /// Returns a changed copy of the style.
    func with(_ change: (inout Self) -> Void) -> Self {
        var result = self
        change(&result)
        return result
    }
}
