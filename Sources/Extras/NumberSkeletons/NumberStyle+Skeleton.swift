import CurrencyEngine

extension NumberStyle {
    /// The skeleton that describes the style; see `CurrencyStyle.skeleton`.
    ///
    ///     let style = try NumberStyle(skeleton: "currency/EUR .00 +!", locale: try LocaleIdentifier("de"), data: .bundled)
    ///     style.format(1234.5)       // "+1.234,50 €"
    ///     try style.skeleton         // "currency/EUR .00 sign-always"
    public var skeleton: String {
        get throws(NoSkeletonError) {
            switch self {
            case .currency(let style): try style.skeleton
            case .decimal(let style): try style.skeleton
            case .percent(let style): try style.skeleton
            }
        }
    }

    /// Makes a style from a number skeleton, in its long or concise form.
    ///
    ///     let locale = try LocaleIdentifier("en")
    ///     try NumberStyle(skeleton: "%x100 .0", locale: locale, data: .bundled).format(0.256)          // "25.6%"
    ///     try NumberStyle(skeleton: "K @@#", locale: locale, data: .bundled).format(12345)             // "12.3K"
    ///     try NumberStyle(skeleton: "EUR", locale: locale, data: .bundled)       // throws unknown stem "EUR" (byte 0)
    ///
    /// ICU's defaults apply to everything that the skeleton does not set: up to six fraction digits, the currency's
    /// digits for amounts, two significant digits in compact notation, and half-even rounding.
    ///
    /// - Parameter names: The names for `unit-width-full-name`.
    /// - Throws: `NumberSkeletonError`, with the UTF-8 offset of the text that is invalid or not supported.
    public init(
        skeleton: String, locale: LocaleIdentifier, data: CurrencyData, names: CurrencyNames? = nil
    ) throws(NumberSkeletonError) {
        var reader = SkeletonReader(skeleton, numberingSystems: data.numberingSystems)
        try reader.read()
        let fields = reader.fields
        // The reader found the name among those of the data.
        let locale = fields.numberingSystem.flatMap { try? locale.numberingSystem($0) } ?? locale
        switch fields.unit {
        case .currency(let code):
            var style = CurrencyStyle(currency: code, locale: locale, data: data)
            style.display = try fields.display(names)
            style.sign = fields.sign.sign
            style.digits = fields.currencyDigits(code, data)
            fields.apply(to: &style.options)
            self = .currency(style)
        case .percent(let unit, let offset):
            if fields.notation != .standard || fields.width == .fullName {
                throw .unsupported(.shareAsUnit, offset: offset)
            }
            var style = PercentStyle(unit, locale: locale, data: data)
            style.precision = fields.plainPrecision
            fields.apply(to: &style.options)
            // A skeleton's number counts in its unit, unless a scale makes it a fraction.
            style.countsInUnit = fields.scale != unit.scale
            if !style.countsInUnit { style.options.scale = 0 }
            self = .percent(style)
        case .none:
            var style = DecimalStyle(locale: locale, data: data)
            style.precision = fields.plainPrecision
            fields.apply(to: &style.options)
            self = .decimal(style)
        }
    }
}

extension SkeletonFields {
    func apply(to options: inout FormatOptions) {
        options.notation = notation
        options.trailingZeros = trailingZeros
        options.rounding = rounding
        options.grouping = grouping
        options.minimumIntegerDigits = minimumIntegerDigits
        options.maximumIntegerDigits = maximumIntegerDigits
        options.signDisplay = sign.display
        options.decimalSeparator = decimal
        options.scale = scale
    }

    func display(_ names: CurrencyNames?) throws(NumberSkeletonError) -> CurrencyDisplay {
        switch width {
        case .short: return .symbol
        case .narrow: return .narrowSymbol
        case .isoCode: return .code
        case .formal: return .formalSymbol
        case .variant: return .variantSymbol
        case .hidden: return .none
        case .fullName:
            guard let names else { throw .unsupported(.nameWithoutNames, offset: widthOffset) }
            return .name(names)
        }
    }

    /// The digits of an amount.
    ///
    /// In compact notation, `CurrencyDigits.display` stands for the digits of that notation. So if the skeleton asks
    /// for the currency's display digits, they are resolved here.
    func currencyDigits(_ code: CurrencyCode, _ data: CurrencyData) -> CurrencyDigits {
        switch precision {
        case nil: return .display
        case .digits(let precision): return .precision(precision)
        case .currency(let digits):
            if notation == .standard || digits != .display { return digits }
            return .precision(digits.resolve(data.row(of: code), data, .ldml))
        }
    }

    /// The digits of a plain number or a percentage; nil for those of compact notation. A precision that depends on the
    /// currency is that of XXX, which has two fraction digits.
    var plainPrecision: NumberPrecision? {
        switch precision {
        case nil: notation == .standard ? .fraction(0...6) : nil
        case .digits(let precision): precision
        case .currency: .fraction(2...2)
        }
    }
}
