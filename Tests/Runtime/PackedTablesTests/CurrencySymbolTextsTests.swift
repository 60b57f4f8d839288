import PackedTables
import Testing

/// Looks up currency symbols by their first byte after bidi controls.
struct CurrencySymbolTextsTests {
    private func symbols(beginningWith byte: UInt8) throws -> [String] {
        try SmallImage.with(SmallImage.bytes()) { image in
            var found: [String] = []
            CurrencySymbolTexts(image).forEach(beginningWith: byte) { reference, text in
                #expect(image.text(reference).string == text.string)
                found.append(text.string)
            }
            return found
        }
    }

    @Test
    func symbolsAreFoundByTheirFirstByte() throws {
        #expect(try symbols(beginningWith: 0x24) == ["$"])
        #expect(try symbols(beginningWith: 0x4A) == ["JP¥"])
        #expect(try symbols(beginningWith: 0xE2) == ["€", "€\u{200F}"])
        // A byte before all rows, one between two, one after them, and the byte of the last row, which is a sentinel.
        for byte: UInt8 in [0, 0x25, 0xC3, 0xFF] { #expect(try symbols(beginningWith: byte).isEmpty) }
    }

    /// See https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters.
    @Test(arguments: [("$", 0x24), ("\u{200F}$", 0x24), ("\u{61C}\u{2067}ر.س", 0xD8), ("\u{A0}$", 0xC2)])
    func bidiControlsAreNotTheFirstByte(symbol: String, byte: UInt8) {
        #expect(CurrencySymbolTexts.firstByte(of: symbol) == byte)
    }

    @Test
    func symbolOfBidiControlsAloneIsNotFound() {
        #expect(CurrencySymbolTexts.firstByte(of: "\u{200E}\u{202C}") == nil)
        #expect(CurrencySymbolTexts.firstByte(of: "") == nil)
    }
}
