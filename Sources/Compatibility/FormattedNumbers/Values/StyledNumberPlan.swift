/// The options of a number with everything looked up, to format many numbers.
///
///     var price = FormattedMoney(0, signStyle: .plusMinus)
///     price.currencyDisplay = "€"
///     let plan = price.plan
///     plan.format(1002.923389)                // "+€ 1,003"
///     plan.format(-0.5)                       // "-€ 0.5"
///     plan.styledText(-0.5).tone              // negative
///
/// A plan writes the same text as a value with the same options. If the locale follows the user's settings, the plan
/// uses the locale at the time of its creation.
public struct StyledNumberPlan: Hashable, Sendable {
    private let writer: NumberWriter
    /// One for each rounding cutoff.
    private let plans: [FormatPlan]

    init(_ writer: NumberWriter) {
        self.writer = writer
        plans = writer.options.roundingCutoffs.cutoffs.indices.map { writer.plan($0) }
    }

    /// Formats the number.
    public func format(_ number: some DecimalConvertible) -> String { styledText(number).string }

    /// Returns the number as text in runs, with their colours and fonts.
    public func styledText(_ number: some DecimalConvertible) -> StyledText {
        styledText(number: number.decimalValue)
    }

    /// Returns the number, or the text for no number, in runs with their colours and fonts.
    ///
    ///     FormattedMoney(0).plan.styledText(number: nil).string       // "N/A"
    public func styledText(number: DecimalValue?) -> StyledText {
        writer.text(number) { plans[$0] }
    }
}
