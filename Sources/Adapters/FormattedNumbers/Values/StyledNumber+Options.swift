/// The options as properties of the number itself.
///
///     var change = FormattedPercentage(0.034)
///     change.signStyle = .triangles
///     change.positiveColor = .blue
///     change.formattedString      // "▲3.4 %"
extension StyledNumber {
    /// Which sign is shown; `default` is a minus sign before negative numbers.
    public var signStyle: SignStyle {
        get { options.signStyle }
        set { options.signStyle = newValue }
    }

    /// Which part of the text has the colour of the number's sign.
    public var highlightStyle: HighlightStyle {
        get { options.highlightStyle }
        set { options.highlightStyle = newValue }
    }

    /// The colour of numbers above zero; green unless it is set.
    public var positiveColor: NumberColor {
        get { options.positiveColor }
        set { options.positiveColor = newValue }
    }

    /// The colour of numbers below zero; red unless it is set.
    public var negativeColor: NumberColor {
        get { options.negativeColor }
        set { options.negativeColor = newValue }
    }

    /// The colour of all others, and of what is not highlighted; a dark grey unless it is set.
    public var neutralColor: NumberColor {
        get { options.neutralColor }
        set { options.neutralColor = newValue }
    }

    /// Where the text stands in its line; left unless it is set.
    public var textAlignment: NumberAlignment {
        get { options.textAlignment }
        set { options.textAlignment = newValue }
    }

    /// The font of all but a currency; the system's in 15 points unless it is set.
    public var font: NumberFont {
        get { options.font }
        set { options.font = newValue }
    }

    /// The digits for each magnitude.
    public var roundingCutoffs: RoundingCutoffs {
        get { options.roundingCutoffs }
        set { options.roundingCutoffs = newValue }
    }

    /// Whether large numbers have fewer digits and a symbol.
    public var abbreviates: Bool {
        get { options.abbreviates }
        set { options.abbreviates = newValue }
    }

    /// The symbols for large numbers, and where these begin; they are used where `abbreviates` is true.
    public var abbreviationCutoffs: AbbreviationCutoffs {
        get { options.abbreviationCutoffs }
        set { options.abbreviationCutoffs = newValue }
    }

    /// How digits that are not shown are rounded; half-even unless it is set.
    public var rounding: RoundingMode {
        get { options.rounding }
        set { options.rounding = newValue }
    }

    /// Whose separators, digits and signs are written. See also `locale(_:)`.
    public var locale: FormatLocale {
        get { options.locale }
        set { options.locale = newValue }
    }

    /// Whether the cutoff's pattern says where the currency or percent sign stands, or the locale.
    public var layout: NumberLayout {
        get { options.layout }
        set { options.layout = newValue }
    }

    /// Whether integer digits are grouped.
    public var groupsDigits: Bool {
        get { options.groupsDigits }
        set { options.groupsDigits = newValue }
    }

    /// Whether a space stands between the digits and a currency or percent sign that touches them.
    public var spacesSymbols: Bool {
        get { options.spacesSymbols }
        set { options.spacesSymbols = newValue }
    }

    /// Which spaces the text has; plain ones unless it is set.
    public var spaces: SpaceStyle {
        get { options.spaces }
        set { options.spaces = newValue }
    }

    /// The text for no number.
    public var missingText: String {
        get { options.missingText }
        set { options.missingText = newValue }
    }
}
