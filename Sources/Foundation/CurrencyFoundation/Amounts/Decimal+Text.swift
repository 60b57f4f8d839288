import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Decimal {
    /// Creates a number from plain text with a point as the decimal separator. Returns nil if the text is not a number
    /// or has too many digits.
    ///
    ///     Decimal("1.5")                  // 1.5
    ///     Decimal("1.5 apples")           // nil, where Decimal(string:) reads 1.5
    ///     Decimal("1,5")                  // nil: what people write is read with a format
    ///
    /// `DecimalValue.init(_:)` reads the same text and reports what is wrong.
    public init?(_ text: String) {
        guard let value = try? DecimalValue(text), let decimal = try? Decimal(value) else { return nil }
        self = decimal
    }
}
