import TestSupport
import Testing

@testable import CurrencyCore

@Suite("Digits are those of String(_:)")
struct DecimalDigitsTests {
    /// The smallest and largest numbers of each length, with their neighbors.
    private func samples() -> [UInt64] {
        var values: [UInt64] = [0, .max, .max - 1]
        var power: UInt64 = 1
        for exponent in 0...19 {
            for digit: UInt64 in 1...9 {
                let (base, overflow) = power.multipliedReportingOverflow(by: digit)
                if !overflow { values += [base - 1, base, base + 1] }
            }
            if exponent < 19 { power *= 10 }
        }
        for shift in 0..<64 { values += [1 << UInt64(shift), (1 << UInt64(shift)) &- 1] }
        return values
    }

    private func written(_ capacity: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) -> String {
        // The guard bytes after the promised capacity must not change.
        var buffer = [UInt8](repeating: 0xEE, count: capacity + 16)
        let count = buffer.withUnsafeMutableBufferPointer { bytes in bytes.baseAddress.map(write) ?? 0 }
        #expect(buffer.suffix(16).allSatisfy { $0 == 0xEE })
        return String(decoding: buffer.prefix(count), as: UTF8.self)
    }

    @Test func sixtyFourBits() {
        var generator = SplitMix64(printing: 64)
        var values = samples()
        for _ in 0..<100_000 { values.append(generator.next() >> UInt64(generator.below(64))) }
        for value in values {
            let text = String(value)
            #expect(written(DecimalDigits.capacity) { DecimalDigits.write(value, into: $0) } == text)
            #expect(DecimalDigits.count(value) == text.utf8.count)
        }
    }

    @Test func allNumbersBelowOneHundredThousand() {
        for value in 0..<UInt64(100_000) {
            let text = String(value)
            #expect(written(DecimalDigits.capacity) { DecimalDigits.write(value, into: $0) } == text)
        }
    }

    @Test func zerosInFront() {
        for value in samples() {
            let text = String(value)
            for count in text.utf8.count..<max(text.utf8.count, 20) {
                let result = written(DecimalDigits.capacity) {
                    DecimalDigits.write(value, count: count, into: $0)
                    return count
                }
                #expect(result == String(repeating: "0", count: count - text.utf8.count) + text)
            }
        }
    }

    @Test
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func oneHundredAndTwentyEightBits() {
        var generator = SplitMix64(printing: 39)
        var values: [UInt128] = [0, .max, .max - 1]
        var power: UInt128 = 1
        for exponent in 0...38 {
            values += [power - 1, power, power + 1]
            if exponent < 38 { power *= 10 }
        }
        for _ in 0..<50_000 {
            values.append(UInt128.random(in: .min ... .max, using: &generator) >> UInt128(generator.below(128)))
        }
        for value in values {
            let coefficient = DecimalValue.Coefficient(
                high: UInt64(value >> 64), low: UInt64(truncatingIfNeeded: value))
            let text = written(DecimalDigits.wideCapacity) { DecimalDigits.write(coefficient, into: $0) }
            #expect(text == String(value))
        }
    }
}
