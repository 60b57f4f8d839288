import TestSupport
import Testing

@testable import CurrencyCore

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
private func wide(_ coefficient: DecimalValue.Coefficient) -> UInt128 {
    UInt128(coefficient.high) << 64 | UInt128(coefficient.low)
}

@Suite("128-bit coefficients agree with UInt128")
struct CoefficientTests {
    /// Numbers of every size, and the boundaries of the two 64-bit halves.
    private func samples(_ generator: inout SplitMix64) -> [DecimalValue.Coefficient] {
        let edges: [UInt64] = [0, 1, 9, 10, .max - 1, .max, 1 << 63, 10_000_000_000_000_000_000]
        var result = edges.flatMap { high in edges.map { DecimalValue.Coefficient(high: high, low: $0) } }
        for _ in 0..<20_000 {
            let high = generator.next() >> UInt64(generator.below(65))
            let low = generator.next() >> UInt64(generator.below(65))
            result.append(DecimalValue.Coefficient(high: generator.below(3) == 0 ? 0 : high, low: low))
        }
        return result
    }

    @Test
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func arithmetic() {
        var generator = SplitMix64(printing: 128)
        let values = samples(&generator)
        for (index, value) in values.enumerated() {
            let other = values[values.count - 1 - index]
            let sum = value.addingReportingOverflow(other)
            let expectedSum = wide(value).addingReportingOverflow(wide(other))
            #expect(wide(sum.partialValue) == expectedSum.partialValue && sum.overflow == expectedSum.overflow)
            #expect(wide(value.subtracting(other)) == wide(value) &- wide(other))
            #expect(wide(value.incremented()) == wide(value) &+ 1)
            #expect((value < other) == (wide(value) < wide(other)))
            #expect(value.digitCount == String(wide(value)).count)

            let product = value.multipliedReportingOverflow(by: other.low)
            let expected = wide(value).multipliedReportingOverflow(by: UInt128(other.low))
            #expect(wide(product.partialValue) == expected.partialValue && product.overflow == expected.overflow)

            let divisor = max(other.low, 1)
            let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
            #expect(wide(quotient) == wide(value) / UInt128(divisor))
            #expect(UInt128(remainder) == wide(value) % UInt128(divisor))
        }
    }

    @Test
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func powersOfTen() {
        var generator = SplitMix64(printing: 1038)
        let values = samples(&generator)
        var power: UInt128 = 1
        for exponent in 0...38 {
            #expect(wide(.powerOfTen(exponent)) == power)
            for value in values.prefix(200) + values.suffix(200) {
                let (quotient, remainder) = value.quotientAndRemainder(dividingByPowerOfTen: exponent)
                #expect(wide(quotient) == wide(value) / power && wide(remainder) == wide(value) % power)
                let product = value.multipliedReportingOverflow(byPowerOfTen: exponent)
                let expected = wide(value).multipliedReportingOverflow(by: power)
                #expect(product.overflow == expected.overflow)
                if !expected.overflow { #expect(wide(product.partialValue) == expected.partialValue) }
            }
            if exponent < 38 { power *= 10 }
        }
        let large = DecimalValue.Coefficient(high: .max, low: .max)
        #expect(large.quotientAndRemainder(dividingByPowerOfTen: 39) == (.zero, large))
        #expect(large.multipliedReportingOverflow(byPowerOfTen: 39).overflow)
        #expect(DecimalValue.Coefficient.zero.multipliedReportingOverflow(byPowerOfTen: 39) == (.zero, false))
    }

    @Test func everyCountOfTrailingZeros() {
        #expect(DecimalValue.Coefficient.zero.strippingTrailingZeros() == (.zero, 0))
        for zeros in 0...38 {
            for digit: UInt64 in [1, 3] {
                let value = DecimalValue.Coefficient.powerOfTen(zeros).multipliedReportingOverflow(by: digit)
                #expect(value.partialValue.strippingTrailingZeros() == (DecimalValue.Coefficient(digit), zeros))
            }
        }
    }

    @Test
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func theMaximumIsThirtyEightNines() {
        #expect(String(wide(.maximum)) == String(repeating: "9", count: 38))
    }

    @Test func dividingByANegativePowerOfTenStops() async {
        await #expect(processExitsWith: .failure) {
            _ = DecimalValue.Coefficient(1).quotientAndRemainder(dividingByPowerOfTen: -1)
        }
    }
}
