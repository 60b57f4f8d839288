import CurrencyCore

/// The most used options as properties of the style.
extension FormattingStyle {
    public var locale: LocaleIdentifier {
        get { options.locale }
        set { options.locale = newValue }
    }

    public var data: CurrencyData {
        get { options.data }
        set { options.data = newValue }
    }

    public var signDisplay: SignDisplay {
        get { options.signDisplay }
        set { options.signDisplay = newValue }
    }

    public var grouping: GroupingStrategy? {
        get { options.grouping }
        set { options.grouping = newValue }
    }

    public var rounding: RoundingMode {
        get { options.rounding }
        set { options.rounding = newValue }
    }

    public var compatibility: FormatOptions.Compatibility {
        get { options.compatibility }
        set { options.compatibility = newValue }
    }
}
