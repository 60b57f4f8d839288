import LDMLSyntax

/// What cutoffs need to know of a pattern.
struct PatternText {
    /// The number of the first subpattern, such as `#,##0.##`.
    let number: String
    /// Whether ¤ stands for a currency.
    let hasCurrency: Bool
    let hasPercent: Bool

    /// - Parameter pattern: A pattern whose syntax was checked.
    init(_ pattern: String) {
        (number, hasCurrency, hasPercent) = NumberPattern.with(pattern) { pattern in
            (pattern.numberText, pattern.hasCurrency, pattern.hasPercentSign)
        }
    }
}
