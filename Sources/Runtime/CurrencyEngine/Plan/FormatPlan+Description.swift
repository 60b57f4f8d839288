import CurrencyCore

// The description of a plan or a style shows two amounts that it writes, one of them negative, to show its options.

extension FormatPlan: CustomStringConvertible {
    /// The currency, and two amounts as the plan writes them, in one line.
    ///
    ///     let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
    ///     plan.description        // "FormatPlan EUR: 1.234,50 €, -1.234,50 €"
    public var description: String {
        let name = currency == .unknown ? "FormatPlan" : "FormatPlan \(currency.description)"
        return "\(name): \(samples)"
    }

    fileprivate var samples: String {
        let sample: DecimalValue = 1234.5
        return "\(format(sample)), \(format(sample.negated))"
    }
}

extension FormattingStyle {
    /// Two formatted amounts, or the reason why there are none.
    fileprivate var samples: String { missingData?.description ?? plan.samples }
}

extension CurrencyStyle: CustomStringConvertible {
    /// The currency, the locale, and two amounts as the style writes them, in one line.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .germanGermany).display(.code)
    ///     style.description       // "CurrencyStyle EUR de-DE: 1.234,50 EUR, -1.234,50 EUR"
    public var description: String {
        "CurrencyStyle \(currency.description) \(options.locale.description): \(samples)"
    }
}

extension DecimalStyle: CustomStringConvertible {
    /// The locale, and two numbers as the style writes them, in one line.
    ///
    ///     let style = DecimalStyle(locale: .germanGermany)
    ///     style.description       // "DecimalStyle de-DE: 1.234,5, -1.234,5"
    public var description: String { "DecimalStyle \(options.locale.description): \(samples)" }
}

extension PercentStyle: CustomStringConvertible {
    /// The locale, and two percentages as the style writes them, in one line.
    ///
    ///     let style = PercentStyle(locale: .germanGermany)
    ///     style.description       // "PercentStyle de-DE: 123.450 %, -123.450 %"
    public var description: String { "PercentStyle \(options.locale.description): \(samples)" }
}
