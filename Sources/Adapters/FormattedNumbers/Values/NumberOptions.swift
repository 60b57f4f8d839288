/// The options that money, percentages and quantities share, each with its default.
///
///     var options = NumberOptions()
///     options.signStyle = .plusMinus
///     options.abbreviates = true
///     var price = FormattedMoney(15_300)
///     price.options = options
///     price.formattedString       // "+USD 15.3k"
///
/// Each is also a property of `FormattedMoney`, `FormattedPercentage` and `FormattedQuantity`.
public struct NumberOptions: Hashable, Sendable {
    /// Which sign is shown.
    public var signStyle: SignStyle = .default
    /// Which part of the text has the colour of the number's sign; in quantities none, unless it is set.
    public var highlightStyle: HighlightStyle = .wholeText
    /// The colour of numbers above zero.
    public var positiveColor: NumberColor = .green
    /// The colour of numbers below zero.
    public var negativeColor: NumberColor = .red
    /// The colour of zero, NaN and the text for no number, and of all that is not highlighted.
    public var neutralColor: NumberColor = .neutral
    /// Where the text stands in its line.
    public var textAlignment: NumberAlignment = .left
    /// The font of all but a currency.
    public var font = NumberFont()

    /// The digits for each magnitude.
    public var roundingCutoffs: RoundingCutoffs = .default
    /// Whether large numbers have fewer digits and a symbol.
    public var abbreviates = false
    /// The symbols for large numbers, and where these begin.
    public var abbreviationCutoffs: AbbreviationCutoffs = .default
    /// How digits that are not shown are rounded.
    public var rounding: RoundingMode = .halfEven

    /// The locale of separators, digits and signs; English by default.
    public var locale: FormatLocale = .identifier(CurrencyLocale.english.identifier)
    /// Whether the cutoff's pattern or the locale decides where the currency or percent sign goes.
    public var layout: NumberLayout = .cutoffs
    /// Whether integer digits are grouped; in quantities they are not, unless it is set.
    public var groupsDigits = true
    /// Whether a space stands between the digits and a currency or percent sign that touches them. Without it the rule
    /// of LDML holds: USD 1, $1, 1%. The layout `locale` ignores it.
    public var spacesSymbols = true
    /// Which spaces the text has.
    public var spaces: SpaceStyle = .plain
    /// The text for no number.
    public var missingText = "N/A"
    /// The tables of locales. A slice may lack the currency of money, whose texts then stop the program:
    /// `FormattedMoney.checkedPlan()` throws an error instead.
    public var data: CurrencyData = .bundled

    /// Creates the defaults of money and percentages. Those of quantities have no highlight and no grouping.
    public init() {}
}
