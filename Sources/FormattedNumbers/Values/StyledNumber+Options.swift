/// The options under the number itself.
///
///     var change = FormattedPercentage(0.034)
///     change.signStyle = .triangles
///     change.positiveColor = .blue
///     change.formattedString      // "▲3.4 %"
extension StyledNumber {
    public var signStyle: SignStyle {
        get { options.signStyle }
        set { options.signStyle = newValue }
    }

    public var highlightStyle: HighlightStyle {
        get { options.highlightStyle }
        set { options.highlightStyle = newValue }
    }

    public var positiveColor: NumberColor {
        get { options.positiveColor }
        set { options.positiveColor = newValue }
    }

    public var negativeColor: NumberColor {
        get { options.negativeColor }
        set { options.negativeColor = newValue }
    }

    public var neutralColor: NumberColor {
        get { options.neutralColor }
        set { options.neutralColor = newValue }
    }

    public var textAlignment: NumberAlignment {
        get { options.textAlignment }
        set { options.textAlignment = newValue }
    }

    public var font: NumberFont {
        get { options.font }
        set { options.font = newValue }
    }

    public var roundingCutoffs: RoundingCutoffs {
        get { options.roundingCutoffs }
        set { options.roundingCutoffs = newValue }
    }

    public var abbreviates: Bool {
        get { options.abbreviates }
        set { options.abbreviates = newValue }
    }

    public var abbreviationCutoffs: AbbreviationCutoffs {
        get { options.abbreviationCutoffs }
        set { options.abbreviationCutoffs = newValue }
    }

    public var rounding: RoundingMode {
        get { options.rounding }
        set { options.rounding = newValue }
    }

    public var locale: FormatLocale {
        get { options.locale }
        set { options.locale = newValue }
    }

    public var layout: NumberLayout {
        get { options.layout }
        set { options.layout = newValue }
    }

    public var groupsDigits: Bool {
        get { options.groupsDigits }
        set { options.groupsDigits = newValue }
    }

    public var spacesSymbols: Bool {
        get { options.spacesSymbols }
        set { options.spacesSymbols = newValue }
    }

    public var spaces: SpaceStyle {
        get { options.spaces }
        set { options.spaces = newValue }
    }

    public var missingText: String {
        get { options.missingText }
        set { options.missingText = newValue }
    }
}
