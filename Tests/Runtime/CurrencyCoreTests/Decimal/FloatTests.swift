import TestSupport
import Testing

@testable import CurrencyCore

/// Compares with the standard library's printing and parsing.
@Suite("Binary floating-point numbers and decimals")
struct FloatTests {
    /// For every exponent, the smallest and largest significands and some between.
    private var floats: [Float] {
        var generator = SplitMix64(printing: 0xF10A_7000)
        var bits: [UInt32] = []
        for exponent in 0..<255 as Range<UInt32> {
            let ends = [0, 1, 2, 1 << 22, 1 << 23 - 2, 1 << 23 - 1] as [UInt32]
            let others = (0..<200).map { (_: Int) in UInt32.random(in: 0..<1 << 23, using: &generator) }
            bits += (ends + others).map { exponent << 23 | $0 }
        }
        return bits.map { Float(bitPattern: $0) }
    }

    @Test func shortestDigitsAreThoseOfTheDescription() throws {
        for float in floats {
            let expected = try DecimalValue(float.description)
            let found = DecimalValue(float)
            if found != expected { Issue.record("\(float): \(found)") }
            if DecimalValue(-float) != expected.negated { Issue.record("\(-float)") }
            if Float(found) != float { Issue.record("\(float) does not come back from \(found)") }
        }
    }

    @Test func wholeNumbersHaveNoExponent() {
        #expect(DecimalValue(Float(1_500_000)).exponent == 0)
        #expect(DecimalValue(Float(0)).isIdentical(to: .zero))
        #expect(DecimalValue(-Float(0)).isNegative)
        #expect(DecimalValue(Float.nan).isNaN)
        #expect(DecimalValue(-Float.infinity) == .infinity.negated)
    }

    @Test(arguments: [
        "0.1", "1234.50", "-0", "1e-400", "9007199254740993", "1.7976931348623157e308", "5e-324", "1e400",
    ])
    func nearestDouble(text: String) throws {
        #expect(Double(try DecimalValue(text)) == Double(text))
        #expect(Float(try DecimalValue(text)) == Float(text))
        #expect(Double(try DecimalValue(text)).sign == Double(text)?.sign)
    }

    @Test func doublesOfNoNumbers() {
        #expect(Double(DecimalValue.nan).isNaN)
        #expect(Double(DecimalValue.infinity.negated) == -.infinity)
    }
}
