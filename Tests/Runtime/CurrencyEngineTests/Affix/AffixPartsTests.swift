import CurrencyFormat
import Testing

@testable import CurrencyEngine

/// The kinds of an affix's bytes become its parts.
struct AffixPartsTests {
    /// Builds an affix of stretches, and returns its parts.
    private static func parts(_ stretches: [(FormattedPart.Kind, Int)]) -> [FormattedPart] {
        var builder = AffixBuilder(TextFilter(spaces: .cldr, bidi: .cldr))
        var storage = PlanStorage()
        _ = storage.append([9, 9, 9])
        for (kind, length) in stretches { builder.append(kind, [UInt8](repeating: 0x24, count: length)) }
        let (text, parts) = builder.finish(storage: &storage)
        var found: [FormattedPart] = []
        storage.withUnsafeBufferPointer { storage in
            parts.forEach(text, storage.baseAddress, droppingFirst: 0, droppingLast: 0) { kind, range in
                found.append(FormattedPart(kind: kind, range: range))
            }
            for kind in FormattedPart.Kind.allCases {
                let isFound = parts.contains(kind, in: text, storage.baseAddress)
                #expect(isFound == stretches.contains { $0.0 == kind && $0.1 > 0 }, "\(kind)")
            }
        }
        return found
    }

    @Test(arguments: FormattedPart.Kind.allCases)
    func everyKindIsKept(kind: FormattedPart.Kind) {
        #expect(Self.parts([(kind, 3)]) == [FormattedPart(kind: kind, range: 0..<3)])
        #expect(Self.parts([(kind, 300)]) == [FormattedPart(kind: kind, range: 0..<300)])
    }

    /// Up to sixteen bytes are inline, and longer texts are stored with their kinds.
    @Test(arguments: [
        [1], [16], [17], [1, 15], [15, 1], [8, 8], [8, 9], [1, 2, 3, 4, 5], [1, 1, 1, 1, 1, 11, 1, 70_000],
    ])
    func stretchesAreKept(lengths: [Int]) {
        let kinds: [FormattedPart.Kind] = [.minusSign, .currency]
        let parts = Self.parts(lengths.enumerated().map { (kinds[$0 % 2], $1) })
        #expect(parts.map(\.range.count) == lengths)
        #expect(parts.map(\.kind) == lengths.indices.map { kinds[$0 % 2] })
    }

    /// Texts of the same kind that touch are one part.
    @Test func textsOfOneKindAreJoined() {
        #expect(Self.parts([(.literal, 3), (.literal, 20)]) == [FormattedPart(kind: .literal, range: 0..<23)])
    }
}
