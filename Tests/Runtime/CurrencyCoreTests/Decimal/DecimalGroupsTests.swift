import CurrencyCore
import Testing

/// Compares the digits of groups with every combination of digits.
struct DecimalGroupsTests {
    /// Packs bytes into a word, the first byte lowest.
    private func word(_ bytes: [UInt64]) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | $1 }
    }

    @Test func ofNumbersBelowAMillion() {
        var number: UInt64 = 0
        for a in 0..<10 as Range<UInt64> {
            for b in 0..<10 as Range<UInt64> {
                for c in 0..<10 as Range<UInt64> {
                    let high = word([0, a, b, c])
                    for d in 0..<10 as Range<UInt64> {
                        for e in 0..<10 as Range<UInt64> {
                            for f in 0..<10 as Range<UInt64> {
                                let low = d << 8 | e << 16 | f << 24
                                if DecimalDigits.six(number) != high | low << 32 { Issue.record("six \(number)") }
                                number += 1
                            }
                        }
                    }
                }
            }
        }
        #expect(number == 1_000_000)
    }

    @Test func ofShortNumbers() {
        var number: UInt64 = 0
        for a in 0..<10 as Range<UInt64> {
            for b in 0..<10 as Range<UInt64> {
                for c in 0..<10 as Range<UInt64> {
                    #expect(DecimalDigits.three(number) == word([a, b, c]), "\(number)")
                    if a == 0 { #expect(DecimalDigits.two(number) == word([b, c]), "\(number)") }
                    number += 1
                }
            }
        }
    }
}
