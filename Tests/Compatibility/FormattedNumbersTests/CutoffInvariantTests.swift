import FormattedNumbers
import TestSupport
import Testing

/// Invariants of all numbers with the default tables, tested with seeded random numbers near the boundaries of cutoffs.
///
/// The tests parse the texts and calculate in millionths, independently of the formatting code.
struct CutoffInvariantTests {
    /// A parsed text, such as `-12.35m`.
    struct Reading {
        /// The displayed number in hundred-millionths.
        var shown: Int64 = 0
        var decimals = 0
        /// The value of the symbol.
        var unit: Int64 = 1

        init?(_ text: String) {
            var text = text[...]
            let isNegative = text.first == "-"
            if isNegative { text = text.dropFirst() }
            if let last = text.last, let unit = ["k": 1000, "m": 1_000_000, "b": 1_000_000_000][last] {
                self.unit = Int64(unit)
                text = text.dropLast()
            }
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard let whole = Int64(parts[0]), parts.count <= 2 else { return nil }
            decimals = parts.count == 2 ? parts[1].count : 0
            let fraction = parts.count == 2 ? String(parts[1]) : ""
            guard let rest = Int64(fraction + String(repeating: "0", count: 8 - decimals)) else { return nil }
            shown = (whole * 100_000_000 + rest) * (isNegative ? -1 : 1)
        }

        /// The fraction digits of the default table for the displayed number.
        var allowed: Int {
            switch abs(shown) / 100_000_000 {
            case 1000...: 0
            case 100...: 1
            case 10...: 2
            case 1...: 3
            default: 4
            }
        }
    }

    /// A number in millionths, often close to a power of ten or to half of the last place.
    private static func number(_ random: inout SplitMix64) -> Int64 {
        var power: Int64 = 1
        for _ in 0..<Int.random(in: 0...16, using: &random) { power *= 10 }
        let base: Int64
        switch Int.random(in: 0...3, using: &random) {
        case 0: base = power
        case 1: base = power - power / Int64.random(in: 1000...30_000, using: &random)
        case 2: base = power / 20_000 * Int64.random(in: 1...40_000, using: &random)
        default: base = Int64.random(in: 0...power, using: &random)
        }
        let near = base + Int64.random(in: -3...3, using: &random)
        return Bool.random(using: &random) ? near : -near
    }

    @Test(arguments: [UInt64(1), 20_26, 0xC0FFEE]) func shownNumbersKeepTheTable(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for index in 0..<5000 {
            let millionths = Self.number(&random)
            let value = try DecimalValue(isNegative: false, coefficient: .init(millionths.magnitude), exponent: -6)
            let number = millionths < 0 ? value.negated : value
            let abbreviates = index % 2 == 0
            let text = FormattedQuantity(number, abbreviates: abbreviates).formattedString
            let context: Comment = "seed \(seed), \(number): \(text)"
            let reading = try #require(Reading(text), context)

            // No text has the fraction digits of another magnitude.
            #expect(reading.decimals <= reading.allowed, context)
            // The difference is at most half of the last place in the table for the displayed number.
            var place = Int64(100_000_000)
            for _ in 0..<reading.allowed { place /= 10 }
            // In hundred-millionths of the unit. Division truncates, so one more may be missing.
            let (quotient, rest) = millionths.multipliedReportingOverflow(by: 100)
            if !rest {
                let difference = abs(quotient / reading.unit - reading.shown)
                #expect(difference <= place / 2, context)
            }
            if abbreviates {
                #expect(abs(reading.shown) < 100_000_000_000 || reading.unit == 1_000_000_000, context)
                #expect(abs(reading.shown) >= 100_000_000 || reading.unit == 1, context)
                #expect(reading.unit > 1 || millionths.magnitude < 1_000_000_000, context)
            } else {
                #expect(reading.unit == 1, context)
            }
        }
    }

    @Test(arguments: [UInt64(7), 42]) func largerNumbersAreNotShownSmaller(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<150 {
            let start = Self.number(&random).magnitude
            let numbers = (0..<20).map { Int64(start) + Int64($0) * Int64.random(in: 1...7, using: &random) }.sorted()
            for abbreviates in [false, true] {
                var last = Double(0)
                for millionths in numbers {
                    let number = try DecimalValue(coefficient: .init(millionths.magnitude), exponent: -6)
                    let text = FormattedQuantity(number, abbreviates: abbreviates).formattedString
                    let reading = try #require(Reading(text))
                    let shown = Double(reading.shown) * Double(reading.unit)
                    #expect(last <= shown, "seed \(seed), \(number): \(text)")
                    last = shown
                }
            }
        }
    }
}
