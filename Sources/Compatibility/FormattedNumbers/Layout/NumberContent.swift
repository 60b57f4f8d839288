// The engine's style for each kind and layout:
//
//                     cutoffs                                     locale
//     money           CurrencyStyle, the pattern                  CurrencyStyle, the pattern's digits
//     percentage      DecimalStyle, the number and %              PercentStyle, the pattern's digits
//     quantity        DecimalStyle, the pattern or its number     DecimalStyle, the pattern's digits
//
// Numbers are already rounded and in the unit that is shown, so no style may multiply.

/// What a number is.
enum NumberContent: Hashable, Sendable {
    /// With the text for the currency.
    case money(String)
    case percentage
    case quantity
}

extension NumberContent {
    /// The power of ten that a number is multiplied by before it is shown.
    var scale: Int {
        switch self {
        case .percentage: 2
        case .money, .quantity: 0
        }
    }

    /// How the rounded numbers of a cutoff are written.
    func plan(_ cutoff: RoundingCutoff, _ options: NumberOptions) -> FormatPlan {
        let locale = options.locale.identifier
        switch self {
        case .money(let text):
            var style = Self.style(ofMoney: text, options)
            if options.layout == .cutoffs { style.options.pattern = cutoff.pattern }
            style.digits = .precision(cutoff.pattern.precision)
            return plan(style, cutoff, options)
        case .percentage where options.layout == .locale:
            var style = PercentStyle(locale: locale, data: options.data)
            style.countsInUnit = true
            return plan(style.precision(cutoff.pattern.precision), cutoff, options)
        case .percentage:
            var style = DecimalStyle(locale: locale, data: options.data)
            style.options.pattern = cutoff.percentPattern
            return plan(style, cutoff, options)
        case .quantity:
            var style = DecimalStyle(locale: locale, data: options.data)
            if options.layout == .cutoffs { style.options.pattern = cutoff.plainPattern }
            return plan(style.precision(cutoff.pattern.precision), cutoff, options)
        }
    }

    /// What amounts with a text for the currency need and the data lacks; percentages and quantities need no currency.
    static func missingData(ofMoney text: String, _ options: NumberOptions) -> CurrencyDataError? {
        style(ofMoney: text, options).missingData
    }

    private static func style(ofMoney text: String, _ options: NumberOptions) -> CurrencyStyle {
        let code = (try? CurrencyCode(text)) ?? .unknown
        var style = CurrencyStyle(currency: code, locale: options.locale.identifier, data: options.data)
        style.display = text.isEmpty ? .none : .custom(text)
        return style
    }

    private func plan(
        _ style: some FormattingStyle, _ cutoff: RoundingCutoff, _ options: NumberOptions
    ) -> FormatPlan {
        var style = style
        style.options.signDisplay = options.signStyle.signDisplay
        style.options.symbols = options.signStyle.symbols
        style.options.rounding = options.rounding
        style.options.spaces = options.spaces
        if !options.groupsDigits { style.options.grouping = .off }
        style.options.minimumIntegerDigits = cutoff.pattern.minimumIntegerDigits
        style.options.decimalSeparator = cutoff.pattern.decimalSeparator
        style.options.scale -= style.options.pattern?.scale ?? 0
        return style.plan
    }
}

extension RoundingCutoff {
    /// The pattern, or its number where it has a currency.
    fileprivate var plainPattern: NumberFormatPattern {
        let text = PatternText(pattern.text)
        return text.hasCurrency ? Self.pattern(text.number) ?? pattern : pattern
    }

    /// The pattern, where it has a percent sign and no currency, or else its number with a percent sign.
    fileprivate var percentPattern: NumberFormatPattern {
        let text = PatternText(pattern.text)
        return text.hasPercent && !text.hasCurrency ? pattern : Self.pattern(text.number + "%") ?? pattern
    }

    private static func pattern(_ text: String) -> NumberFormatPattern? {
        // The number of a pattern is a pattern.
        try? NumberFormatPattern(text)
    }
}
