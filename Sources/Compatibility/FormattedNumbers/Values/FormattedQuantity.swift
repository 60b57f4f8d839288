/// A plain number.
///
///     FormattedQuantity(1002.923389).formattedString      // "1003"
///     FormattedQuantity(2.5).formattedString              // "2.5"
///
/// It has no grouping and no highlight unless these are set.
public struct FormattedQuantity: StyledNumber {
    /// The number; nil for none, which is shown as `missingText`.
    public var number: DecimalValue?
    /// The options for the number's appearance.
    public var options: NumberOptions

    /// Creates a number without grouping and highlight; nil for none.
    public init(number: DecimalValue?) {
        self.number = number
        options = NumberOptions()
        options.groupsDigits = false
        options.highlightStyle = .noHighlight
    }

    /// The text in runs, with their colours and fonts.
    public var styledText: StyledText { writer.text(number) }

    /// The options with everything looked up, for many numbers.
    public var plan: StyledNumberPlan { StyledNumberPlan(writer) }

    private var writer: NumberWriter { NumberWriter(content: .quantity, options: options) }
}
