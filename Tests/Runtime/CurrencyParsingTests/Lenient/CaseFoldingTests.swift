import Testing

@testable import CurrencyEngine
@testable import CurrencyReader

/// Small letters for capitals, told by the standard library's own tables of Unicode.
struct CaseFoldingTests {
    private static func small(_ value: UInt32) -> UInt32? {
        let mapping = Unicode.Scalar(value)?.properties.lowercaseMapping.unicodeScalars
        return mapping?.count == 1 ? mapping?.first?.value : nil
    }

    /// The letters that texts of currencies are written with: Latin, Greek, Cyrillic and Armenian, without those whose
    /// small forms stand in other blocks.
    private static let letters: [UInt32] = [
        0x41...0x5A, 0x61...0x7A, 0xC0...0x12F, 0x132...0x177, 0x179...0x17E, 0x386...0x386, 0x388...0x38A,
        0x38C...0x38C, 0x38E...0x38F, 0x391...0x3A1, 0x3A3...0x3A9, 0x3AC...0x3AF, 0x3B1...0x3C1, 0x3C3...0x3C9,
        0x3CC...0x3CE, 0x400...0x45F, 0x48A...0x4BF, 0x4D0...0x52F, 0x531...0x556, 0x561...0x586,
    ].flatMap { Array($0) }

    @Test func capitalsBecomeSmallLetters() {
        for letter in Self.letters + Array(0x1EA0...0x1EFF) {
            #expect(CaseFolding.folded(letter) == Self.small(letter), "U+\(String(letter, radix: 16))")
        }
    }

    @Test func bytesOfOtherTextsStay() {
        for byte in UInt8.min...UInt8.max {
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            #expect(CaseFolding.folded(byte: byte) == (isCapital ? byte + 0x20 : byte))
        }
    }

    /// The first bytes of a letter in its other case are among those that are looked up.
    @Test func leadsAreThoseOfBothCases() throws {
        func lead(_ letter: UInt32) throws -> UInt8 { try #require(String(Unicode.Scalar(letter)!).utf8.first) }
        for letter in Self.letters {
            let leads = CaseFolding.leads(of: try lead(letter))
            for other in Self.letters where Self.small(other) == Self.small(letter) {
                let isAmong = try leads.contains { $0.contains(try lead(other)) }
                #expect(isAmong, "U+\(String(letter, radix: 16))")
            }
        }
    }
}
