/// A percentage.
///
///     FormattedPercentage(0.001).formattedString          // "0.1 %"
///     FormattedPercentage(12.34567).formattedString       // "1,235 %"
///
/// The number is the fraction: 0.25 is 25 %. Cutoffs, however, apply to the number that is shown: 25 uses the cutoff of
/// 10.
public struct FormattedPercentage: StyledNumber {
    /// The fraction: 0.25 is 25 %; nil for none, which is shown as `missingText`.
    public var number: DecimalValue?
    /// The options for the percentage's appearance.
    public var options = NumberOptions()

    /// Creates a percentage with the default options; nil for none.
    public init(number: DecimalValue?) {
        self.number = number
    }

    /// The text in runs, with their colours and fonts.
    public var styledText: StyledText { writer.text(number) }

    /// The options with everything looked up, for many percentages.
    public var plan: StyledNumberPlan { StyledNumberPlan(writer) }

    private var writer: NumberWriter { NumberWriter(content: .percentage, options: options) }
}
