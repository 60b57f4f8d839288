import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// To describe a Decimal takes two microseconds, many times what writing an amount takes, and nothing else that is public
// everywhere says its digits. In memory it is the structure that Darwin declares:
//
//     byte 0         the exponent
//     byte 1         the length of the mantissa in words, in four bits, and two flags
//     bytes 4...19   the mantissa: eight words of 16 bits with the lowest first, of which those beyond the length mean
//                    nothing
//
// In which four bits the length is differs between systems. It is found out by numbers whose words are known; where they
// are not found as they should be, memory is not asked.
//
// See https://developer.apple.com/documentation/foundation/nsdecimal.

extension Decimal {
    /// The mantissa, where it is below 2^64; nil where it is not, or where the memory is not what it is known to be.
    var shortMantissa: UInt64? { Self.placeOfLength.flatMap(shortMantissa) }

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

    /// The lowest of the four bits that have the length; nil where memory is something else.
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
    /// The number as its description has it, where its digits are known without one: with no exponent above zero, and no
    /// zeros at the end of its decimals.
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
