import CurrencyCore

/// The most used options as properties of the style.
extension FormattingStyle {
    /// The locale whose patterns and symbols are used.
    public var locale: LocaleIdentifier {
        get { options.locale }
        set { options.locale = newValue }
    }

    /// The tables that formats and symbols come from.
    public var data: CurrencyData {
        get { options.data }
        set { options.data = newValue }
    }

    /// When a sign is shown.
    public var signDisplay: SignDisplay {
        get { options.signDisplay }
        set { options.signDisplay = newValue }
    }

    /// When digits are grouped; nil for the default of the notation.
    public var grouping: GroupingStrategy? {
        get { options.grouping }
        set { options.grouping = newValue }
    }

    /// How digits beyond the precision are rounded.
    public var rounding: RoundingMode {
        get { options.rounding }
        set { options.rounding = newValue }
    }

    /// Whether LDML or ICU is followed where the two differ.
    public var compatibility: FormatOptions.Compatibility {
        get { options.compatibility }
        set { options.compatibility = newValue }
    }
}

// MARK: Options as modifiers

extension FormattingStyle {
    /// The style of another locale.
    ///
    ///     let locale = try LocaleIdentifier("de")
    ///     CurrencyStyle(.euro, locale: .englishIreland).locale(locale).format(5)      // "5,00 €"
    public func locale(_ locale: some LocaleIdentifierConvertible) -> Self {
        with { $0.options.locale = locale.localeIdentifier }
    }

    /// The style with signs shown at other times.
    public func signDisplay(_ signDisplay: SignDisplay) -> Self { with { $0.options.signDisplay = signDisplay } }

    /// The style with a word for the thousands, millions and so on.
    public func compact(_ length: CompactLength = .short) -> Self { with { $0.options.notation = .compact(length) } }

    /// The style with another grouping strategy.
    public func grouping(_ grouping: GroupingStrategy) -> Self { with { $0.options.grouping = grouping } }

    /// The style with custom grouping sizes; nil for the locale's.
    public func groupingSizes(_ sizes: GroupingSizes?) -> Self { with { $0.options.groupingSizes = sizes } }

    /// The style with a custom pattern; nil for the locale's. Amounts keep their currency's decimals:
    /// `CurrencyDigits.pattern` asks for those of the pattern.
    public func pattern(_ pattern: NumberFormatPattern?) -> Self { with { $0.options.pattern = pattern } }

    /// The style with custom symbols.
    public func symbols(_ symbols: NumberSymbols) -> Self { with { $0.options.symbols = symbols } }

    /// The style with the digits and symbols of a numbering system, such as `arab`; nil for the locale's.
    ///
    /// - Throws: `LocaleIdentifierError` where the name is not of 3 to 8 ASCII letters and digits.
    public func numberingSystem(_ name: String?) throws(LocaleIdentifierError) -> Self {
        let locale = try options.locale.numberingSystem(name)
        return with { $0.options.locale = locale }
    }

    /// The style with another rounding mode.
    public func rounding(_ rounding: RoundingMode) -> Self { with { $0.options.rounding = rounding } }

    /// The style with limits of integer digits: zeros in front up to the minimum, no digits left of the maximum.
    public func integerDigits(minimum: Int? = nil, maximum: Int? = nil) -> Self {
        with {
            $0.options.minimumIntegerDigits = minimum
            $0.options.maximumIntegerDigits = maximum
        }
    }

    /// The style with the decimal separator always, or only before decimals.
    public func decimalSeparator(_ display: DecimalSeparatorDisplay) -> Self {
        with { $0.options.decimalSeparator = display }
    }

    /// The style with or without the decimals of whole numbers.
    public func trailingZeros(_ display: TrailingZeroDisplay) -> Self { with { $0.options.trailingZeros = display } }

    /// The style that multiplies by a power of ten first.
    ///
    /// By up to 6144 places all digits are written, also where the product is out of the range of `DecimalValue`: 10^6144
    /// as a percentage has 6147 digits. By more places such a product is an infinity, or rounded half-even to 6176
    /// decimals.
    public func scale(byPowerOfTen exponent: Int) -> Self { with { $0.options.scale = exponent } }

    /// The style with a custom text for zero; nil writes the zero.
    public func zeroText(_ text: String?) -> Self { with { $0.options.zeroText = text } }

    /// The style that says of a number that it is approximate, a minimum or a maximum: ~5, 5+, ≤5.
    public func qualifier(_ qualifier: FormatOptions.Qualifier?) -> Self { with { $0.options.qualifier = qualifier } }

    /// The style with ranges of another form.
    public func range(collapse: RangeCollapse = .auto, identity: RangeIdentity = .approximately) -> Self {
        with {
            $0.options.rangeCollapse = collapse
            $0.options.rangeIdentity = identity
        }
    }

    /// The style whose texts are filled up to a width; nil for none.
    public func padding(_ padding: FormatOptions.Padding?) -> Self { with { $0.options.padding = padding } }

    /// The style whose texts are filled up to a width in Unicode scalars.
    public func padding(
        width: Int, with character: Unicode.Scalar = " ", at position: FormatOptions.Padding.Position = .beforePrefix
    ) -> Self {
        padding(FormatOptions.Padding(width: width, with: character, at: position))
    }

    /// The style with other spaces.
    public func spaces(_ spaces: SpaceStyle) -> Self { with { $0.options.spaces = spaces } }

    /// The style with another treatment of bidi marks.
    public func bidi(_ bidi: BidiStyle) -> Self { with { $0.options.bidi = bidi } }

    /// The style that follows LDML or ICU where the two differ.
    public func compatibility(_ compatibility: FormatOptions.Compatibility) -> Self {
        with { $0.options.compatibility = compatibility }
    }

    /// The style after a change.
    func with(_ change: (inout Self) -> Void) -> Self {
        var result = self
        change(&result)
        return result
    }
}
