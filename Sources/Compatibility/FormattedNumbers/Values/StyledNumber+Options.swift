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

    /// The colour of numbers above zero; green by default.
    public var positiveColor: NumberColor {
        get { options.positiveColor }
        set { options.positiveColor = newValue }
    }

    /// The colour of numbers below zero; red by default.
    public var negativeColor: NumberColor {
        get { options.negativeColor }
        set { options.negativeColor = newValue }
    }

    /// The colour of other numbers, and of everything that is not highlighted; dark grey by default.
    public var neutralColor: NumberColor {
        get { options.neutralColor }
        set { options.neutralColor = newValue }
    }

    /// The text's position in its line; left by default.
    public var textAlignment: NumberAlignment {
        get { options.textAlignment }
        set { options.textAlignment = newValue }
    }

    /// The font of everything except a currency; by default, the system's font in 15 points.
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

    /// The symbols for large numbers, and the numbers from which they apply. They are used if `abbreviates` is true.
    public var abbreviationCutoffs: AbbreviationCutoffs {
        get { options.abbreviationCutoffs }
        set { options.abbreviationCutoffs = newValue }
    }

    /// How digits that are not shown are rounded; half-even by default.
    public var rounding: RoundingMode {
        get { options.rounding }
        set { options.rounding = newValue }
    }

    /// The locale for separators, digits and signs. See also `locale(_:)`.
    public var locale: FormatLocale {
        get { options.locale }
        set { options.locale = newValue }
    }

    /// Whether the cutoff's pattern or the locale determines the position of the currency or percent sign.
    public var layout: NumberLayout {
        get { options.layout }
        set { options.layout = newValue }
    }

    /// Whether integer digits are grouped.
    public var groupsDigits: Bool {
        get { options.groupsDigits }
        set { options.groupsDigits = newValue }
    }

    /// Whether to insert a space between the digits and a currency or percent sign that touches them.
    public var spacesSymbols: Bool {
        get { options.spacesSymbols }
        set { options.spacesSymbols = newValue }
    }

    /// The kind of spaces in the text; plain spaces by default.
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
