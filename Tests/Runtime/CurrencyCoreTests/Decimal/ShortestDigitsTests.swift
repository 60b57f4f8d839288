import TestSupport
import Testing

@testable import CurrencyCore

/// The digits of `Double.description` without trailing zeros, and their exponent.
private func reference(_ value: Double) -> (digits: UInt64, exponent: Int) {
    var digits: UInt64 = 0
    var exponent = 0
    var seenPoint = false
    var power = 0
    var inPower = false
    var powerIsNegative = false
    for byte in value.description.utf8 {
        switch byte {
        case UInt8(ascii: "."): seenPoint = true
        case UInt8(ascii: "e"): inPower = true
        case UInt8(ascii: "-"): powerIsNegative = true
        case UInt8(ascii: "+"): break
        default:
            if inPower {
                power = power * 10 + Int(byte - 48)
            } else {
                digits = digits * 10 + UInt64(byte - 48)
                exponent -= seenPoint ? 1 : 0
            }
        }
    }
    exponent += powerIsNegative ? -power : power
    while digits != 0, digits % 10 == 0 {
        digits /= 10
        exponent += 1
    }
    return (digits, digits == 0 ? 0 : exponent)
}

@Suite("The shortest digits are those of Double.description")
struct ShortestDigitsTests {
    /// Compares both algorithms, and checks the documented form.
    private func check(_ value: Double, _ failures: inout [String]) {
        let expected = reference(value)
        let shortest = ShortestDigits(of: value)
        var digits = shortest.digits
        var exponent = shortest.exponent
        if value < 1e15, exponent == 0 {
            while digits != 0, digits % 10 == 0 {
                digits /= 10
                exponent += 1
            }
        }
        let isRight = digits == expected.digits && exponent == expected.exponent
        let isWholeRight = value != value.rounded() || value >= 1e15 || shortest.exponent == 0
        var isGeneralRight = true
        if value != 0 {
            let general = ShortestDigits.general(value)
            isGeneralRight = general.digits == expected.digits && general.exponent == expected.exponent
        }
        if !(isRight && isWholeRight && isGeneralRight) {
            failures.append("\(value) \(value.bitPattern): \(shortest)")
        }
    }

    @Test func twoMillionBitPatterns() {
        var generator = SplitMix64(printing: 17)
        var failures: [String] = []
        for _ in 0..<2_000_000 {
            let value = Double(bitPattern: generator.next() >> 1)
            if value.isFinite { check(value, &failures) }
        }
        #expect(failures.isEmpty, "\(failures.prefix(10))")
    }

    @Test func powersOfTwoAndTheirNeighbours() {
        var failures: [String] = []
        for exponent in 0..<2047 {
            let bits = UInt64(exponent) << 52
            for distance in 0...20 {
                check(Double(bitPattern: bits + UInt64(distance)), &failures)
                if bits >= UInt64(distance) { check(Double(bitPattern: bits - UInt64(distance)), &failures) }
            }
        }
        check(.greatestFiniteMagnitude, &failures)
        check(0, &failures)
        #expect(failures.isEmpty, "\(failures.prefix(10))")
    }

    @Test func powersOfTenAndTheirNeighbours() throws {
        var failures: [String] = []
        for exponent in -323...308 {
            for digit in 1...9 {
                let value = try #require(Double("\(digit)e\(exponent)"))
                for distance in 0...5 where value.isFinite {
                    check(Double(bitPattern: value.bitPattern + UInt64(distance)), &failures)
                    check(Double(bitPattern: value.bitPattern - UInt64(min(distance, 1))), &failures)
                }
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(10))")
    }

    @Test func subnormals() {
        var generator = SplitMix64(printing: 1074)
        var failures: [String] = []
        for bits in 0..<UInt64(20_000) { check(Double(bitPattern: bits), &failures) }
        for shift in 0..<52 {
            for distance: UInt64 in 0...3 {
                check(Double(bitPattern: 1 << UInt64(shift) + distance), &failures)
            }
        }
        for _ in 0..<50_000 {
            check(Double(bitPattern: generator.next() & (1 << 52 - 1)), &failures)
        }
        #expect(failures.isEmpty, "\(failures.prefix(10))")
    }

    @Test func amounts() {
        var generator = SplitMix64(printing: 2)
        var failures: [String] = []
        for divisor in [1, 10, 100, 1_000, 10_000, 100_000, 1e6, 1e7, 1e8, 1e9] {
            for _ in 0..<20_000 {
                let integer = generator.next() >> UInt64(10 + generator.below(54))
                let value = Double(integer) / divisor
                check(value, &failures)
                check(value.nextUp, &failures)
                if value > 0 { check(value.nextDown, &failures) }
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(10))")
    }

    /// Whole numbers and binary fractions near 2^53, where two decimals can be equally close.
    @Test func ties() {
        var generator = SplitMix64(printing: 53)
        var failures: [String] = []
        for shift in -20...20 {
            for _ in 0..<5_000 {
                // Trailing zeros in the significand produce ties.
                let fraction = generator.next() & (1 << 52 - 1)
                let significand = (1 << 52 | fraction) & ~0 << UInt64(generator.below(40))
                check(Double(sign: .plus, exponent: shift, significand: Double(significand)), &failures)
            }
        }
        #expect(failures.isEmpty, "\(failures.prefix(10))")
    }

    /// Values named in papers on shortest digits: the limits, and numbers on which faster algorithms fail.
    @Test(
        arguments: [
            (.leastNonzeroMagnitude, 5, -324), (2.2250738585072014e-308, 22_250_738_585_072_014, -324),
            (1.7976931348623157e308, 17_976_931_348_623_157, 292), (9007199254740992, 9_007_199_254_740_992, 0),
            (1e23, 1, 23), (9.5367431640625e-7, 95_367_431_640_625, -20), (0.3, 3, -1),
            (0.1 + 0.2, 30_000_000_000_000_004, -17), (1200, 1200, 0), (999_999_999_999_999, 999_999_999_999_999, 0),
            (1e15, 1, 15), (4.35, 435, -2), (1.005, 1005, -3),
        ] as [(Double, UInt64, Int)])
    func known(_ value: Double, _ digits: UInt64, _ exponent: Int) {
        let shortest = ShortestDigits(of: value)
        #expect(shortest.digits == digits && shortest.exponent == exponent)
    }
}

@Suite("The powers of ten of the shortest digits")
struct ShortestDigitsPowersTests {
    /// A whole number as 32-bit limbs, lowest first, with only the operations that an exact power needs.
    private struct Limbs {
        var limbs: [UInt32]

        mutating func multiplyByTen() {
            var carry: UInt64 = 0
            for index in limbs.indices {
                let product = UInt64(limbs[index]) * 10 + carry
                limbs[index] = UInt32(truncatingIfNeeded: product)
                carry = product >> 32
            }
            if carry != 0 { limbs.append(UInt32(carry)) }
        }

        /// Divides by ten. Returns whether there was a remainder, which is dropped.
        mutating func divideByTen() -> Bool {
            var remainder: UInt64 = 0
            for index in limbs.indices.reversed() {
                let value = remainder << 32 | UInt64(limbs[index])
                limbs[index] = UInt32(value / 10)
                remainder = value % 10
            }
            while limbs.last == 0 { limbs.removeLast() }
            return remainder != 0
        }

        var bitWidth: Int { limbs.count * 32 - (limbs.last?.leadingZeroBitCount ?? 0) }

        func bit(_ index: Int) -> Bool {
            index >= 0 && limbs[index / 32] >> UInt32(index % 32) & 1 != 0
        }

        /// The first 128 bits, rounded up if `lost`.
        func first128Bits(lost: Bool) -> (high: UInt64, low: UInt64) {
            let width = bitWidth
            var high: UInt64 = 0
            var low: UInt64 = 0
            for offset in 1...64 { high = high << 1 | (bit(width - offset) ? 1 : 0) }
            for offset in 65...128 { low = low << 1 | (bit(width - offset) ? 1 : 0) }
            let isLost = lost || (0..<max(0, width - 128)).contains { bit($0) }
            if isLost {
                low &+= 1
                if low == 0 { high += 1 }
            }
            return (high, low)
        }
    }

    @Test func allAreExact() {
        var large = Limbs(limbs: [1])
        for exponent in 0...324 {
            #expect(ShortestDigitsPowers.power(exponent) == large.first128Bits(lost: false), "10^\(exponent)")
            large.multiplyByTen()
        }
        // Divides 2^1280 by 10 repeatedly. Truncating at each step gives the same quotient as one division.
        var small = Limbs(limbs: Array(repeating: 0, count: 40) + [1])
        for exponent in 1...292 {
            _ = small.divideByTen()
            #expect(ShortestDigitsPowers.power(-exponent) == small.first128Bits(lost: true), "10^-\(exponent)")
        }
    }
}
