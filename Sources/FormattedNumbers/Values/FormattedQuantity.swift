/// A plain number.
///
///     FormattedQuantity(1002.923389).formattedString      // "1003"
///     FormattedQuantity(2.5).formattedString              // "2.5"
///
/// It has no grouping and no highlight unless these are set.
public struct FormattedQuantity: StyledNumber {
    public var number: DecimalValue?
    public var options: NumberOptions

    public init(number: DecimalValue?) {
        self.number = number
        options = NumberOptions()
        options.groupsDigits = false
        options.highlightStyle = .noHighlight
    }

    public var styledText: StyledText { writer.text(number) }

    public var plan: StyledNumberPlan { StyledNumberPlan(writer) }

    private var writer: NumberWriter { NumberWriter(content: .quantity, options: options) }
}
