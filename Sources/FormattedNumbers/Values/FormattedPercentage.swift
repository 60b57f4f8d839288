/// A percentage.
///
///     FormattedPercentage(0.001).formattedString          // "0.1 %"
///     FormattedPercentage(12.34567).formattedString       // "1,235 %"
///
/// The number is the fraction: 0.25 is 25 %. Cutoffs, however, compare the number that is shown: 25 is in the cutoff of
/// 10.
public struct FormattedPercentage: StyledNumber {
    public var number: DecimalValue?
    public var options = NumberOptions()

    public init(number: DecimalValue?) {
        self.number = number
    }

    public var styledText: StyledText { writer.text(number) }

    public var plan: StyledNumberPlan { StyledNumberPlan(writer) }

    private var writer: NumberWriter { NumberWriter(content: .percentage, options: options) }
}
