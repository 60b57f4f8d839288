import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A number type for amounts: Foundation's `Decimal`, the integers, `Double`, and this package's `DecimalValue`.
///
/// The formats of this module format and parse any of them.
public protocol DecimalConvertible: Hashable, Sendable {
    /// The exact number. A binary floating-point number has its shortest decimal digits, and a `Decimal` with 39 digits
    /// is rounded to 38.
    var decimalValue: DecimalValue { get }

    /// Converts a number to this type.
    ///
    /// - Throws: `DecimalConversionError` if the type cannot represent the number. `Double` and `Float` use the nearest
    ///   number instead.
    init(decimalValue: DecimalValue) throws(DecimalConversionError)
}

extension DecimalValue: DecimalConvertible {
    /// The value itself.
    public var decimalValue: DecimalValue { self }

    /// Creates a copy of the value.
    public init(decimalValue: DecimalValue) { self = decimalValue }
}

extension Decimal: DecimalConvertible {
    /// The number; a 39th digit is rounded away.
    public var decimalValue: DecimalValue { DecimalValue(roundingLastDigit: self) }

    /// Converts the number to a `Decimal`.
    ///
    /// - Throws: `DecimalConversionError` if `Decimal` cannot represent the number.
    public init(decimalValue: DecimalValue) throws(DecimalConversionError) { try self.init(decimalValue) }
}
