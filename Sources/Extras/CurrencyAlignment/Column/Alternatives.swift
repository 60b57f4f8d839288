import CurrencyCore

/// The different texts in one position of the cells of a column, sorted. Texts that differ only in digits count as one.
struct Alternatives {
    let texts: [String]

    init(_ texts: [String]) {
        self.texts = Set(texts.map(Self.withZeros)).sorted()
    }

    /// Whether the position needs a box that is as wide as the widest of them.
    var areSeveral: Bool { texts.count > 1 }

    /// The text with each digit replaced by the zero of its numbering system.
    private static func withZeros(_ text: String) -> String {
        var zeros = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let digit = GeneralCategory.decimalDigit(scalar.value)
            zeros.append(digit.flatMap { Unicode.Scalar($0.zero) } ?? scalar)
        }
        return String(zeros)
    }
}
