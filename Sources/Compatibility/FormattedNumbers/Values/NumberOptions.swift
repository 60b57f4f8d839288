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
    /// Which part of the text has the colour of the number's sign; by default none in quantities.
    public var highlightStyle: HighlightStyle = .wholeText
    /// The colour of numbers above zero.
    public var positiveColor: NumberColor = .green
    /// The colour of numbers below zero.
    public var negativeColor: NumberColor = .red
    /// The colour of zero, NaN, the text for no number, and everything that is not highlighted.
    public var neutralColor: NumberColor = .neutral
    /// The text's position in its line.
    public var textAlignment: NumberAlignment = .left
    /// The font of everything except a currency.
    public var font = NumberFont()

    /// The digits for each magnitude.
    public var roundingCutoffs: RoundingCutoffs = .default
    /// Whether large numbers have fewer digits and a symbol.
    public var abbreviates = false
    /// The symbols for large numbers, and the numbers from which they apply.
    public var abbreviationCutoffs: AbbreviationCutoffs = .default
    /// How digits that are not shown are rounded.
    public var rounding: RoundingMode = .halfEven

    /// The locale for separators, digits and signs; English by default.
    public var locale: FormatLocale = .identifier(CurrencyLocale.english.identifier)
    /// Whether the cutoff's pattern or the locale determines the position of the currency or percent sign.
    public var layout: NumberLayout = .cutoffs
    /// Whether integer digits are grouped; by default, they are not in quantities.
    public var groupsDigits = true
    /// Whether to insert a space between the digits and a currency or percent sign that touches them. If false, LDML's
    /// rule applies: USD 1, $1, 1%. The layout `locale` ignores it.
    public var spacesSymbols = true
    /// The kind of spaces in the text.
    public var spaces: SpaceStyle = .plain
    /// The text for no number.
    public var missingText = "N/A"
    /// The data with the locales. If it is a slice that lacks the currency of money, formatting stops the program;
    /// `FormattedMoney.checkedPlan()` throws an error instead.
    public var data: CurrencyData = .bundled

    /// Creates the default options of money and percentages. The defaults of quantities have no highlight and no
    /// grouping.
    public init() {}
}
