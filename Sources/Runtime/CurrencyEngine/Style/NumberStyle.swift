import CurrencyCore

/// A style of one of three kinds, for code that handles all alike.
///
///     let style = NumberStyle.percent(PercentStyle(locale: .germanGermany))
///     style.format(0.25)         // "25 %"
public enum NumberStyle: FormattingStyle {
    case currency(CurrencyStyle)
    case decimal(DecimalStyle)
    case percent(PercentStyle)

    /// The options of the style, whichever kind it is.
    public var options: FormatOptions {
        get { choose({ $0.options }, { $0.options }, { $0.options }) }
        set {
            self = choose(
                { style in .currency(style.with { $0.options = newValue }) },
                { style in .decimal(style.with { $0.options = newValue }) },
                { style in .percent(style.with { $0.options = newValue }) })
        }
    }

    /// The plan of the style, whichever kind it is.
    ///
    /// - Precondition: `missingData` is nil. For data that may lack something, use `checkedPlan()`.
    public var plan: FormatPlan { choose({ $0.plan }, { $0.plan }, { $0.plan }) }

    /// What the style needs but its data, a slice, lacks. It is nil with the bundled data, which lacks nothing.
    public var missingData: CurrencyDataError? { choose({ $0.missingData }, { $0.missingData }, { $0.missingData }) }

    /// The resolved options of the style. Each access looks them up.
    public var resolvedOptions: ResolvedOptions {
        choose({ $0.resolvedOptions }, { $0.resolvedOptions }, { $0.resolvedOptions })
    }
}

extension NumberStyle {
    /// What the closure for the style's kind returns.
    private func choose<Value>(
        _ ofCurrency: (CurrencyStyle) -> Value, _ ofDecimal: (DecimalStyle) -> Value,
        _ ofPercent: (PercentStyle) -> Value
    ) -> Value {
        switch self {
        case .currency(let style): ofCurrency(style)
        case .decimal(let style): ofDecimal(style)
        case .percent(let style): ofPercent(style)
        }
    }
}

extension NumberStyle: CustomStringConvertible {
    /// The description of the style that the case contains.
    public var description: String { choose({ $0.description }, { $0.description }, { $0.description }) }
}
