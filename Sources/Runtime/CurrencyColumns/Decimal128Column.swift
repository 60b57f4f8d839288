import CurrencyEngine

/// Decimals with the same scale, in the layout of Arrow's decimal128: two 64-bit words each, the lower first, in two's
/// complement.
///
///     let column = Decimal128Column([1234.5, -0.99], scale: 2)
///     column?.words           // [123450, 0, 18446744073709551517, 18446744073709551615]
///
/// A value is the integer of its two words × 10^-`scale`.
public struct Decimal128Column: Hashable, Sendable {
    /// The lower and the upper word of each row.
    public let words: [UInt64]
    /// The number of fraction digits of all rows, from 0 to 38.
    public let scale: Int
    /// Which rows have a value; nil if all have.
    public let validity: Validity?

    /// Creates a column from words, such as those of another program.
    ///
    /// - Throws: `ColumnError.words` if there are not two words for each row; `ColumnError.validity`;
    ///   `ColumnError.scale`.
    public init(words: [UInt64], scale: Int, validity: Validity? = nil) throws(ColumnError) {
        guard Self.scales.contains(scale) else { throw .scale(scale) }
        guard words.count % 2 == 0 else { throw .words(words.count) }
        if let validity, validity.count != words.count / 2 {
            throw .validity(rows: validity.count, expected: words.count / 2)
        }
        self.words = words
        self.scale = scale
        self.validity = validity
    }

    /// Creates a column from decimals. Returns nil if a decimal is not finite, has more fraction digits than the scale,
    /// or has more than 38 digits at that scale, or if the scale is not in 0...38.
    public init?(_ values: [DecimalValue], scale: Int) {
        guard Self.scales.contains(scale) else { return nil }
        var words: [UInt64] = []
        words.reserveCapacity(2 * values.count)
        for value in values {
            guard let pair = Self.words(of: value, scale: scale) else { return nil }
            words.append(pair.low)
            words.append(pair.high)
        }
        self.words = words
        self.scale = scale
        validity = nil
    }

    package static let scales = 0...38

    /// The number of rows.
    public var count: Int { words.count / 2 }

    /// A row's value; nil if it has none, or if its integer has more than 38 digits.
    public subscript(row: Int) -> DecimalValue? {
        if let validity, !validity[row] { return nil }
        return words.withUnsafeBufferPointer { try? Decimal128Rows(words: $0, scale: scale).value(row) }
    }

    /// The words of a decimal; nil if it is not finite, or has too many digits or more fraction digits than the scale.
    package static func words(of value: DecimalValue, scale: Int) -> (low: UInt64, high: UInt64)? {
        guard let scaled = try? value.quantized(toFractionDigits: scale), scaled == value else { return nil }
        var (low, high) = (scaled.coefficient.low, scaled.coefficient.high)
        if scaled.isNegative {
            let (sum, carry) = (~low).addingReportingOverflow(1)
            (low, high) = (sum, ~high &+ (carry ? 1 : 0))
        }
        return (low, high)
    }
}
