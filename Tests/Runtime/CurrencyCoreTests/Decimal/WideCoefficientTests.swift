import Testing

@testable import CurrencyCore

/// Boundary words reach the division's correction steps, which random digits rarely do.
@Suite("Numbers of 256 bits")
struct WideCoefficientTests {
    typealias Coefficient = DecimalValue.Coefficient

    static let words: [UInt64] = [0, 1, 2, 1 << 32, 1 << 63 - 1, 1 << 63, 1 << 63 + 1, .max - 1, .max]

    static var coefficients: [Coefficient] {
        words.flatMap { high in words.map { Coefficient(high: high, low: $0) } }
    }

    /// (divisor × quotient + remainder) / divisor, for all pairs of numbers made of boundary words.
    @Test func divisionUndoesMultiplication() throws {
        var checked = 0
        for divisor in Self.coefficients where !divisor.isZero {
            for quotient in Self.coefficients {
                let one = Coefficient(1)
                for remainder in [.zero, one, divisor.subtracting(one)] where remainder < divisor {
                    let product = WideCoefficient(divisor, times: quotient)
                    let dividend = product.adding(WideCoefficient(remainder))
                    let found = try #require(dividend.quotientAndRemainder(dividingBy: divisor))
                    if found.quotient != quotient || found.remainder != remainder {
                        Issue.record("\(dividend) / \(divisor)")
                    }
                    checked += 1
                }
            }
        }
        #expect(checked > 15_000)
    }

    @Test func quotientOfMoreThan128BitsIsNone() {
        let divisor = Coefficient(high: 1, low: 5)
        #expect(WideCoefficient(high: divisor, low: .zero).quotientAndRemainder(dividingBy: divisor) == nil)
        #expect(WideCoefficient(.zero).quotientAndRemainder(dividingBy: .zero) == nil)
    }

    /// The low word equals the product modulo 2^64, and swapping the factors does not change the product.
    @Test func productsAgree() {
        for left in Self.coefficients {
            for right in Self.coefficients {
                let product = WideCoefficient(left, times: right)
                let swapped = WideCoefficient(right, times: left)
                let low = left.low &* right.low
                if product != swapped || product.low.low != low { Issue.record("\(left) × \(right)") }
            }
        }
    }

    @Test func digitsAreCounted() throws {
        for exponent in 0...76 {
            let power = try #require(
                WideCoefficient(Coefficient(1), timesPowerOfTen: min(exponent, 75)), "10^\(exponent)")
            let ten = exponent == 76 ? WideCoefficient(.powerOfTen(38), times: .powerOfTen(38)) : power
            #expect(ten.digitCount == exponent + 1)
            if exponent > 0 { #expect(ten.subtracting(WideCoefficient(Coefficient(1))).digitCount == exponent) }
        }
        #expect(WideCoefficient(Coefficient(1), timesPowerOfTen: 76) == nil)
    }
}
