import CurrencyAlignment
import Foundation
import TestSupport
import Testing

/// Compares widths with those of wcwidth, a Python package, in `measured.tsv`, which scripts/tables.sh writes.
struct DisplayWidthTests {
    /// Scalars with an intentionally different width, and the reason.
    private static let ledger: [ClosedRange<UInt32>: String] = [
        0x01...0x1F: "wcwidth gives -1 for controls: a terminal acts on them. Here they take no room.",
        0x7F...0x9F: "as above",
        0xD7C7...0xD7CA: "not assigned: wcwidth counts the gaps between Hangul's vowels as vowels",
        0xD7FC...0xD7FF: "as above, behind the final consonants",
    ]

    private static func rows() throws -> [[Substring]] {
        let file = PackageFolder.file("Tests/Extras/CurrencyAlignmentTests/Width/measured.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        return lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    }

    @Test func everyScalarIsAsWideAsInWcwidth() throws {
        let rows = try Self.rows().filter { $0.count == 3 }
        #expect(rows.count > 400)
        var expected: [UInt32: Int] = [:]
        for row in rows {
            let (first, last) = try (#require(UInt32(row[0], radix: 16)), #require(UInt32(row[1], radix: 16)))
            let width = try #require(Int(row[2]))
            for scalar in first...last { expected[scalar] = width }
        }
        var found: Set<UInt32> = []
        for scalar in (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init) {
            if DisplayWidth.of(String(scalar)) != expected[scalar.value] ?? 1 { found.insert(scalar.value) }
        }
        let listed = Set(Self.ledger.keys.flatMap { $0 })
        #expect(found.subtracting(listed).isEmpty)
        #expect(listed.subtracting(found).isEmpty)
    }

    @Test func everyTextIsAsWideAsInWcwidth() throws {
        let rows = try Self.rows().filter { $0.count == 2 }
        #expect(rows.count > 500)
        for row in rows {
            let width = try #require(Int(row[1]))
            #expect(DisplayWidth.of(row[0]) == width, "\(row[0])")
        }
    }

    /// From UAX #11 and by hand.
    @Test func textsByHand() {
        #expect(DisplayWidth.of("") == 0)
        #expect(DisplayWidth.of("1.234,50\u{A0}€") == 10)
        #expect(DisplayWidth.of("￥1,440") == 7)
        #expect(DisplayWidth.of("\u{200F}\u{200E}-5\u{A0}\u{200F}₪") == 4)
        #expect(DisplayWidth.of("\u{61C}-١") == 2)
        #expect(DisplayWidth.of("รฺ") == 1)
        #expect(DisplayWidth.of("🇨🇭 5") == 4)
        #expect(DisplayWidth.padded("合計", to: 6) == "合計  ")
        #expect(DisplayWidth.padded("合計", to: 3) == "合計")
    }
}
