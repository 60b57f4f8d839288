import CurrencyCore
import TestSupport

/// The compared amounts: signs, halves, group boundaries, zeros, very large and very small numbers.
enum Amounts {
    static let texts = [
        "0", "-0", "1", "-1", "0.005", "-0.004", "0.015", "999.995", "-999.5", "1000", "9999.5", "12345.675",
        "-1234567.891", "99999999999.999", "-12345678901234567890.125", "1E+25", "0.0000000001", "NaN", "Infinity",
        "-Infinity",
    ]

    static let all: [(text: String, value: DecimalValue)] = texts.compactMap { text in
        (try? DecimalValue(text)).map { (text, $0) }
    }

    /// A random double: any bit pattern, or a typical amount of money.
    static func randomDouble(_ random: inout SplitMix64) -> Double {
        switch random.nextFraction() {
        case ..<0.3:
            let double = Double(bitPattern: random.next())
            // ICU shows the sign bit of a NaN. Here, as in ECMA-402, there is only one NaN, without a sign.
            return double.isNaN ? .nan : double
        case ..<0.4:
            // Halves, which are exact in binary.
            return Double(Int64(truncatingIfNeeded: random.next()) >> 40) + 0.5
        default:
            let magnitude = Double(random.next() >> (14 + random.next() % 50))
            let cents = magnitude / [1, 10, 100, 1000, 8][Int(random.next() % 5)]
            return random.next() & 1 == 0 ? cents : -cents
        }
    }
}
