import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Decimal.description takes two microseconds, many times what writing an amount takes, and no other API that is public
// on every platform gives the digits. In memory a Decimal is the structure that Darwin declares:
//
//     byte 0         the exponent
//     byte 1         the length of the mantissa in words, in four bits, and two flags
//     bytes 4...19   the mantissa: eight words of 16 bits, the lowest first; words beyond the length have no
//                    meaning
//
// Which four bits hold the length differs between systems. Numbers whose words are known tell which ones; where these
// do not read back, the digits come from the description.
//
// See https://developer.apple.com/documentation/foundation/nsdecimal.

extension Decimal {
    /// The mantissa, where it is below 2^64; nil where it is not, or where the memory layout is another one.
    var shortMantissa: UInt64? {
        guard let place = Self.placeOfLength else { return nil }
        return shortMantissa(placeOfLength: place)
    }

    private func shortMantissa(placeOfLength place: UInt8) -> UInt64? {
        withUnsafeBytes(of: self) { bytes in
            let length = Int(bytes[1] >> place & 0xF)
            guard length <= 4 else { return nil }
            var mantissa: UInt64 = 0
            for index in 0..<length {
                let word = bytes.loadUnaligned(fromByteOffset: 4 + 2 * index, as: UInt16.self)
                mantissa |= UInt64(word) << UInt64(16 * index)
            }
            return mantissa
        }
    }

    /// The lowest of the four bits that hold the length; nil where the memory layout is another one.
    private static let placeOfLength: UInt8? = {
        guard MemoryLayout<Decimal>.size == 20 else { return nil }
        return [4, 0].first { place in
            let numbers: [UInt64] = [0, 7, 0xFFFF, 0x1_0001, 0x7654_3210_1235, 0xFEDC_BA98_7654_3211, .max]
            return numbers.allSatisfy { Decimal($0).shortMantissa(placeOfLength: place) == $0 }
                && Decimal(sign: .minus, exponent: -3, significand: 0x1_0001).shortMantissa(placeOfLength: place)
                    == 0x1_0001
                && (Decimal(UInt64.max) + 1).shortMantissa(placeOfLength: place) == nil
        }
    }()
}

extension DecimalValue {
    /// The number as its description has it, but from the memory; nil where that fails. The exponent is not above zero,
    /// and the fraction has no trailing zeros.
    init?(shortDecimal decimal: Decimal) {
        guard var mantissa = decimal.shortMantissa else { return nil }
        var exponent = decimal.exponent
        while exponent > 0 {
            let (product, overflow) = mantissa.multipliedReportingOverflow(by: 10)
            if overflow { return nil }
            (mantissa, exponent) = (product, exponent - 1)
        }
        while exponent < 0, mantissa != 0, mantissa % 10 == 0 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
        if mantissa == 0 { exponent = 0 }
        let value = try? DecimalValue(
            isNegative: decimal.isSignMinus && mantissa != 0, coefficient: Coefficient(mantissa), exponent: exponent)
        guard let value else { return nil }
        self = value
    }
}
