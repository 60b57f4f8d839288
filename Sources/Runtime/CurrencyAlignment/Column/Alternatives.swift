import CurrencyCore

/// The different texts that stand in one place of the cells of a column, sorted; digits of one width are one text.
struct Alternatives {
    let texts: [String]

    init(_ texts: [String]) {
        self.texts = Set(texts.map(Self.withZeros)).sorted()
    }

    /// Whether the place needs a box that is as wide as the widest of them.
    var areSeveral: Bool { texts.count > 1 }

    /// The text with zeros of its numbering system for its digits.
    private static func withZeros(_ text: String) -> String {
        var zeros = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let digit = GeneralCategory.decimalDigit(scalar.value)
            zeros.append(digit.flatMap { Unicode.Scalar($0.zero) } ?? scalar)
        }
        return String(zeros)
    }
}
