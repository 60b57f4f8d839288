import CurrencyCore
import TestSupport

/// The amounts that are compared: signs, halves, edges of groups, zeros, very large and very small.
enum Amounts {
    static let texts = [
        "0", "-0", "1", "-1", "0.005", "-0.004", "0.015", "999.995", "-999.5", "1000", "9999.5", "12345.675",
        "-1234567.891", "99999999999.999", "-12345678901234567890.125", "1E+25", "0.0000000001", "NaN", "Infinity",
        "-Infinity",
    ]

    static let all: [(text: String, value: DecimalValue)] = texts.compactMap { text in
        (try? DecimalValue(text)).map { (text, $0) }
    }

    /// A double: one of all there are, or one as money has them.
    static func randomDouble(_ random: inout SplitMix64) -> Double {
        switch random.nextFraction() {
        case ..<0.3:
            let double = Double(bitPattern: random.next())
            // ICU shows the sign bit of a NaN; here, as in ECMA-402, there is one NaN, and it has no sign.
            return double.isNaN ? .nan : double
        case ..<0.4:
            // Halves, which binary numbers hold exactly.
            return Double(Int64(truncatingIfNeeded: random.next()) >> 40) + 0.5
        default:
            let magnitude = Double(random.next() >> (14 + random.next() % 50))
            let cents = magnitude / [1, 10, 100, 1000, 8][Int(random.next() % 5)]
            return random.next() & 1 == 0 ? cents : -cents
        }
    }
}
