// Forced inlining and unchecked operators hold the times of columns: ColumnBenchmarks.

import CurrencyEngine

/// The rows of a `Decimal128Column`, read in place.
package struct Decimal128Rows {
    let words: UnsafeBufferPointer<UInt64>
    let scale: Int

    /// - Parameters:
    ///   - words: Two words for each row.
    ///   - scale: The scale, from 0 to 38.
    package init(words: UnsafeBufferPointer<UInt64>, scale: Int) {
        self.words = words
        self.scale = scale
    }

    var count: Int { words.count / 2 }

    /// The integer of a row; nil if it does not fit in 64 bits.
    @inline(__always)
    func units(_ row: Int) -> Int64? {
        let low = Int64(bitPattern: words[2 * row])
        return words[2 * row + 1] == UInt64(bitPattern: low >> 63) ? low : nil
    }

    /// The value of a row, regardless of its validity.
    package func value(_ row: Int) throws(DecimalError) -> DecimalValue {
        var (low, high) = (words[2 * row], words[2 * row + 1])
        let isNegative = high >> 63 != 0
        if isNegative {
            let (sum, carry) = (~low).addingReportingOverflow(1)
            (low, high) = (sum, ~high &+ (carry ? 1 : 0))
        }
        return try DecimalValue(
            isNegative: isNegative, coefficient: DecimalValue.Coefficient(high: high, low: low), exponent: 0 - scale)
    }
}
