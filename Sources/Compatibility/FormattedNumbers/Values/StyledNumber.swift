/// A number with the options of its appearance: `FormattedMoney`, `FormattedPercentage` and `FormattedQuantity`.
///
///     var values: [any StyledNumber] = [FormattedMoney(12.5), FormattedPercentage(0.25), FormattedQuantity(3)]
///     values.map(\.formattedString)       // ["USD 12.5", "25 %", "3"]
///
/// Each call formats the number again with the current options. For many numbers with the same options, use `plan`.
public protocol StyledNumber: Hashable, Sendable, CustomStringConvertible {
    /// The exact number; nil for none, which is shown as `missingText`.
    var number: DecimalValue? { get set }
    /// The options for the number's appearance.
    var options: NumberOptions { get set }
    /// The text in runs, with their colours and fonts.
    var styledText: StyledText { get }
    /// The options with everything looked up, for many numbers.
    var plan: StyledNumberPlan { get }

    /// Creates a number with the default options of its kind; nil for none.
    ///
    ///     FormattedMoney(number: nil).formattedString     // "N/A"
    init(number: DecimalValue?)
}

extension StyledNumber {
    /// Creates a number from any type: Foundation's `Decimal`, an integer, or a `Double` with its shortest digits.
    ///
    ///     FormattedMoney(Decimal(string: "1002.923389")!).formattedString         // "USD 1,003"
    ///     FormattedPercentage(0.25, signStyle: .plusMinus).formattedString        // "+25 %"
    ///     FormattedQuantity(1_250_000, abbreviates: true).formattedString         // "1.25m"
    ///
    /// - Parameter number: The number; for a percentage, the fraction.
    /// - Parameter signStyle: Which sign is shown.
    /// - Parameter highlightStyle: The highlighted part; nil for the default, which is none for quantities and
    ///   otherwise the whole text.
    /// - Parameter abbreviates: Whether large numbers have fewer digits and a symbol.
    public init(
        _ number: some DecimalConvertible, signStyle: SignStyle = .default, highlightStyle: HighlightStyle? = nil,
        abbreviates: Bool = false
    ) {
        self.init(number: number.decimalValue)
        options.signStyle = signStyle
        if let highlightStyle { options.highlightStyle = highlightStyle }
        options.abbreviates = abbreviates
    }

    /// The number as text.
    public var formattedString: String { styledText.string }

    /// The number as text, the same as `formattedString`.
    public var description: String { formattedString }

    /// The sign in the text; empty if it has none.
    ///
    ///     FormattedMoney(-10, signStyle: .triangles).sign     // "▼"
    public var sign: String { styledText.sign }

    /// Whether the number as shown is above zero, below zero or neither.
    public var tone: NumberTone { styledText.tone }

    /// The colour for the number's sign, regardless of which part of the text has it.
    ///
    ///     FormattedMoney(-10).textColor == .red       // true
    public var textColor: NumberColor { options.color(of: tone) }
}

extension NumberOptions {
    func color(of tone: NumberTone) -> NumberColor {
        switch tone {
        case .positive: positiveColor
        case .negative: negativeColor
        case .neutral: neutralColor
        }
    }
}
