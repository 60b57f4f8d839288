import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Decimal {
    /// The number of a plain text, with a point as decimal separator; nil where the whole text is no number, or has
    /// more digits than the type.
    ///
    ///     Decimal("1.5")                  // 1.5
    ///     Decimal("1.5 apples")           // nil, where Decimal(string:) reads 1.5
    ///     Decimal("1,5")                  // nil: what people write is read with a format
    ///
    /// `DecimalValue.init(_:)` reads the same and says what is wrong.
    public init?(_ text: String) {
        guard let value = try? DecimalValue(text), let decimal = try? Decimal(value) else { return nil }
        self = decimal
    }
}
