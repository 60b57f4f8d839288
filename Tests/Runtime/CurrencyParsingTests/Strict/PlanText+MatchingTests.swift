import Testing

@testable import CurrencyEngine
@testable import CurrencyReader

/// Texts that are held in words, compared with what stands in a text, byte by byte.
struct PlanTextMatchingTests {
    private static let bytes = Array("€ 123456789abcdefghijkl".utf8)

    @Test(arguments: 0...PlanText.inlineCapacity)
    func everyByteCounts(count: Int) throws {
        var storage = PlanStorage()
        let text = PlanText(Array(Self.bytes.prefix(count)), storage: &storage)
        func matches(_ bytes: [UInt8]) throws -> Bool {
            try bytes.withUnsafeBufferPointer { text.matchesInline(try #require($0.baseAddress)) }
        }
        #expect(storage == PlanStorage())
        #expect(try matches(Self.bytes))
        for place in Self.bytes.indices {
            var other = Self.bytes
            other[place] ^= 1
            #expect(try matches(other) == (place >= count), "\(place)")
        }
    }
}
