/// An amount with a text for its currency.
///
///     FormattedMoney(1002.923389).formattedString         // "USD 1,003"
///
///     var price = FormattedMoney(-12.5)
///     price.currencyDisplay = "SGD"
///     price.formattedString                               // "-SGD 12.5"
///
/// `roundingCutoffs` determines the number of digits; the currency does not. For amounts with the currency's digits and
/// symbols, use `CurrencyStyle`.
public struct FormattedMoney: StyledNumber {
    /// The amount; nil for none, which is shown as `missingText`.
    public var number: DecimalValue?
    /// The options for the amount's appearance.
    public var options = NumberOptions()
    /// The text for the currency: a code, a symbol or any other text. If it is a currency code, the locale's separators
    /// for that currency apply.
    public var currencyDisplay = "USD"
    /// The font of `currencyDisplay`.
    public var currencyFont = NumberFont()

    /// Creates an amount in US dollars, with the default options; nil for none.
    public init(number: DecimalValue?) {
        self.number = number
    }

    /// Creates an amount with its currency, whose code is shown.
    ///
    ///     FormattedMoney(try Money("12.50", .euro)).formattedString       // "EUR 12.5"
    public init(_ money: Money) {
        self.init(number: money.amount)
        currencyDisplay = money.currency.description
    }

    /// The text in runs, with their colours and fonts.
    public var styledText: StyledText { writer.text(number) }

    /// The options with everything looked up, for many amounts.
    public var plan: StyledNumberPlan { StyledNumberPlan(writer) }

    /// Returns the plan, or throws an error that says what the data lacks.
    ///
    /// Use this method if `data` is a slice, because `plan` and the texts stop the program if the currency is missing.
    /// Percentages and quantities need no currency.
    ///
    /// - Throws: `CurrencyDataError`.
    public func checkedPlan() throws(CurrencyDataError) -> StyledNumberPlan {
        if let missing = NumberContent.missingData(ofMoney: currencyDisplay, options) { throw missing }
        return plan
    }

    private var writer: NumberWriter {
        NumberWriter(content: .money(currencyDisplay), options: options, symbolFont: currencyFont)
    }
}
