import PackedTables
import TableWriter
import Testing

struct PackedWriterTests {
    @Test
    func textIsPooledOnce() throws {
        var writer = PackedWriter()
        let first: TextReference<Texts> = try writer.pool("€")
        let second: TextReference<Texts> = try writer.pool("US$")
        #expect(first.packed == 0)
        // One length byte and three bytes of UTF-8.
        #expect(second.packed == 4)
        #expect(try writer.pool("€") == first)
        #expect(writer.byteCount(of: .text) == 8)
        // Each pool has its own offsets.
        #expect(try writer.pool("US$") == TextReference<NotationTexts>(packed: 0))
    }

    /// Texts that only look alike are separate: é is one scalar or two.
    @Test
    func textsAreComparedByTheirBytes() throws {
        var writer = PackedWriter()
        let composed: TextReference<Texts> = try writer.pool("\u{E9}")
        #expect(try writer.pool("e\u{301}") != composed)
    }

    /// A length byte holds six bits: 63 needs one byte, 64 needs two, and 4095 is the maximum.
    @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 4094, 4095])
    func textOfAnyLengthIsReadBack(length: Int) throws {
        let text = String((0..<length).map { "abcdefg"[$0 % 7] })
        var writer = try SmallImage.writer()
        let reference: TextReference<NotationTexts> = try writer.pool(text)
        let bytes = try writer.image()
        #expect(String(validating: bytes, as: UTF8.self) != nil)
        try SmallImage.with(bytes) { image in
            #expect(image.text(reference).string == text)
        }
    }

    @Test
    func textThatIsTooLongIsRefused() {
        var writer = PackedWriter()
        let text = String(repeating: "x", count: 4096)
        #expect(throws: PackedWriterError.textTooLong(bytes: 4096, maximum: 4095)) {
            try writer.pool(text) as TextReference<Texts>
        }
        #expect(writer.byteCount(of: .text) == 0)
    }

    @Test
    func equalRowsArePooledOnce() throws {
        var writer = PackedWriter()
        var row = UnitPatternRow()
        row.form = .one
        let one = try writer.pool(row)
        row.form = .other
        let other = try writer.pool(row)
        #expect(other == RowReference(1))
        row.form = .one
        #expect(try writer.pool(row) == one)
        // A run is pooled as one unit.
        #expect(try writer.pool([row, row]).range == 2..<4)
        #expect(try writer.pool([row, row]).range == 2..<4)
        #expect(writer.nextRow(UnitPatternRow.self) == RowReference(4))
    }

    /// Fraction digits are at most 9, although the byte could hold more. A locale has at least one numbering system.
    @Test
    func numberMustBeWithinItsColumnsLimits() throws {
        var writer = PackedWriter()
        var row = CurrencyRow()
        row.code = try PackedCode("EUR")
        row.digits = 10
        #expect(throws: PackedWriterError.tooLarge(value: 10, maximum: 9)) { try writer.append(row) }
        row.digits = -1
        #expect(throws: PackedWriterError.doesNotFit(bytes: 1)) { try writer.append(row) }
        #expect(throws: PackedWriterError.tooSmall(value: 0, minimum: 1)) { try writer.append(LocaleRow()) }
        var locale = LocaleRow()
        locale.parent = RowReference(1 << 14)
        locale.systems.count = 1
        #expect(throws: PackedWriterError.doesNotFit(bytes: 2)) { try writer.append(locale) }
        #expect(writer.byteCount(of: .currencies) == 0 && writer.byteCount(of: .locales) == 0)
    }

    @Test(arguments: ["", "E", "eur", "EURO", "E€", "E R"])
    func codeIsTwoOrThreeCapitalsOrDigits(code: String) {
        #expect(throws: PackedWriterError.notASCII(code)) { try PackedCode(code) }
    }

    /// Generated code contains the image as a string literal.
    @Test
    func imageIsValidUTF8() throws {
        #expect(String(validating: try SmallImage.bytes(), as: UTF8.self) != nil)
    }

    @Test
    func sameRowsGiveTheSameImage() throws {
        #expect(try SmallImage.bytes() == SmallImage.bytes())
    }
}

extension String {
    fileprivate subscript(offset: Int) -> Character {
        self[index(startIndex, offsetBy: offset)]
    }
}
