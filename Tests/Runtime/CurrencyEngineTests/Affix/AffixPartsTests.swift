import CurrencyFormat
import Testing

@testable import CurrencyEngine

/// One word holds up to five stretches of up to 255 bytes each.
struct AffixPartsTests {
    private static func parts(_ lengths: [Int]) -> AffixParts? {
        var parts = AffixParts()
        for length in lengths where !parts.note(.minusSign, length, joins: false) { return nil }
        return parts
    }

    @Test(arguments: FormattedPart.Kind.allCases)
    func everyKindIsKept(kind: FormattedPart.Kind) {
        var parts = AffixParts()
        _ = parts.note(kind, 3, joins: false)
        #expect(parts.all.map(\.kind) == [kind])
        #expect(parts.contains(kind, nil))
    }

    @Test(
        arguments: [
            ([], true), ([255], true), ([256], false), ([1, 2, 3, 4, 255], true), ([255, 255, 255, 255, 255], true),
            ([1, 2, 3, 4, 5, 6], false), ([1, 2, 3, 4, 256], false),
        ] as [([Int], Bool)])
    func stretchesFitIntoTheWord(lengths: [Int], fit: Bool) {
        let parts = Self.parts(lengths)
        #expect((parts != nil) == fit)
        if let parts { #expect(parts.all.map(\.length) == lengths) }
    }

    @Test(
        arguments: [([1, 200], 55, [1, 255]), ([1, 200], 56, nil), ([7], 1, [8]), ([], 1, nil)]
            as [([Int], Int, [Int]?)])
    func theLastStretchIsMadeLonger(lengths: [Int], length: Int, expected: [Int]?) throws {
        var parts = try #require(Self.parts(lengths))
        let isNoted = parts.note(.minusSign, length, joins: true)
        #expect(isNoted == (expected != nil))
        if let expected { #expect(parts.all.map(\.length) == expected) }
    }

    /// A sixth or longer stretch moves all to the storage, after its existing bytes, with three-byte lengths. Stored
    /// stretches cannot grow.
    @Test
    func moreStretchesAreStored() {
        let lengths = [1, 2, 3, 4, 5, 70_000]
        var storage = PlanStorage()
        _ = storage.append([9, 9, 9])
        var parts = AffixParts(lengths.map { AffixStretch(kind: .currency, length: $0) }, storage: &storage)
        let text = [UInt8](repeating: 0x24, count: lengths.reduce(0, +))
        let long = PlanText(text, storage: &storage)
        var ranges: [Range<Int>] = []
        storage.withUnsafeBufferPointer { storage in
            parts.forEach(long, storage.baseAddress, droppingFirst: 0, droppingLast: 0) { _, range in
                ranges.append(range)
            }
            #expect(parts.contains(.currency, storage.baseAddress))
            #expect(!parts.contains(.literal, storage.baseAddress))
        }
        #expect(ranges == [0..<1, 1..<3, 3..<6, 6..<10, 10..<15, 15..<70_015])
        let before = parts
        let isNoted = parts.note(.currency, 1, joins: true)
        #expect(!isNoted)
        #expect(parts == before)
    }
}
