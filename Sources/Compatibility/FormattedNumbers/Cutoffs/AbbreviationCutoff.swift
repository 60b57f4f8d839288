/// A symbol for large numbers, and the smallest number that uses it.
///
///     let dozens = try AbbreviationCutoff(minimum: 24, symbol: " dz", unit: 12)
///     var eggs = FormattedQuantity(30, abbreviates: true)
///     eggs.abbreviationCutoffs = try AbbreviationCutoffs([dozens])
///     eggs.formattedString        // "2.5 dz"
public struct AbbreviationCutoff: Hashable, Sendable {
    /// The smallest absolute value that is abbreviated; for percentages, in hundredths.
    public let minimum: DecimalValue
    /// The text directly after the digits.
    public let symbol: String
    /// The number by which numbers are divided.
    public let unit: DecimalValue

    /// Creates a cutoff with its symbol.
    ///
    ///     try AbbreviationCutoff(minimum: 0, symbol: "k")     // throws CutoffError.unitNotPositive
    ///
    /// - Parameter minimum: The smallest absolute value that is abbreviated.
    /// - Parameter symbol: The text directly after the digits, including any space.
    /// - Parameter unit: The number by which numbers are divided; nil for the minimum, so that the smallest number
    ///   shown is 1.
    /// - Throws: `CutoffError` for a minimum that is negative or not finite, for a unit that is not above zero, and for
    ///   an empty symbol, unless numbers are divided by 1.
    public init(minimum: DecimalValue, symbol: String, unit: DecimalValue? = nil) throws(CutoffError) {
        try RoundingCutoff.check(minimum)
        let unit = unit ?? minimum
        guard unit.isFinite, !unit.isNegative, !unit.isZero else { throw .unitNotPositive(unit) }
        if symbol.isEmpty, unit != 1 { throw .emptySymbol(unit: unit) }
        self.init(unchecked: minimum, symbol, unit)
    }

    private init(unchecked minimum: DecimalValue, _ symbol: String, _ unit: DecimalValue) {
        self.minimum = minimum
        self.symbol = symbol
        self.unit = unit
    }
}

extension AbbreviationCutoff {
    /// `k` from 1000 on.
    public static let thousands = AbbreviationCutoff(unchecked: 1000, "k", 1000)
    /// `m` from 1,000,000 on.
    public static let millions = AbbreviationCutoff(unchecked: 1_000_000, "m", 1_000_000)
    /// `b` from 1,000,000,000 on.
    public static let billions = AbbreviationCutoff(unchecked: 1_000_000_000, "b", 1_000_000_000)
}
