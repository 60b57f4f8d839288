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
        get {
            switch self {
            case .currency(let style): style.options
            case .decimal(let style): style.options
            case .percent(let style): style.options
            }
        }
        set {
            switch self {
            case .currency(var style):
                style.options = newValue
                self = .currency(style)
            case .decimal(var style):
                style.options = newValue
                self = .decimal(style)
            case .percent(var style):
                style.options = newValue
                self = .percent(style)
            }
        }
    }

    /// The plan of the style, whichever kind it is.
    ///
    /// - Precondition: `missingData` is nil. For data that may lack something, use `checkedPlan()`.
    public var plan: FormatPlan {
        switch self {
        case .currency(let style): style.plan
        case .decimal(let style): style.plan
        case .percent(let style): style.plan
        }
    }

    /// What the style needs but its data, a slice, lacks. It is nil with the bundled data, which lacks nothing.
    public var missingData: CurrencyDataError? {
        switch self {
        case .currency(let style): style.missingData
        case .decimal(let style): style.missingData
        case .percent(let style): style.missingData
        }
    }

    /// The resolved options of the style. Each access looks them up.
    public var resolvedOptions: ResolvedOptions {
        switch self {
        case .currency(let style): style.resolvedOptions
        case .decimal(let style): style.resolvedOptions
        case .percent(let style): style.resolvedOptions
        }
    }
}

extension NumberStyle: CustomStringConvertible {
    /// The description of the style that the case contains.
    public var description: String {
        switch self {
        case .currency(let style): style.description
        case .decimal(let style): style.description
        case .percent(let style): style.description
        }
    }
}
