import PackedTables
import Testing

struct PackedWriterTests {
    @Test
    func textIsPooledOnce() throws {
        var writer = PackedWriter()
        let first = try writer.pool("€", in: .text)
        let second = try writer.pool("US$", in: .text)
        #expect(first == 0)
        // A length of one byte, and three bytes of UTF-8.
        #expect(second == 4)
        #expect(try writer.pool("€", in: .text) == first)
        #expect(writer.byteCount(of: .text) == 8)
        // Each pool is its own.
        #expect(try writer.pool("US$", in: .notationText) == 0)
    }

    /// Texts that only look the same are kept apart: é is one scalar or two.
    @Test
    func textsAreComparedByTheirBytes() throws {
        var writer = PackedWriter()
        #expect(try writer.pool("\u{E9}", in: .text) != writer.pool("e\u{301}", in: .text))
    }

    /// Six bits of length to a byte: 63 bytes need one, 64 need two, 4095 are the most.
    @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 4094, 4095])
    func textOfAnyLengthIsReadBack(length: Int) throws {
        let text = String((0..<length).map { "abcdefg"[$0 % 7] })
        var writer = try SmallImage.writer()
        let offset = try writer.pool(text, in: .notationText)
        let bytes = try writer.image()
        #expect(String(validating: bytes, as: UTF8.self) != nil)
        try SmallImage.with(bytes) { image in
            #expect(image.text(at: offset, in: .notationText).string == text)
        }
    }

    @Test
    func textThatIsTooLongIsRefused() {
        var writer = PackedWriter()
        let text = String(repeating: "x", count: 4096)
        #expect(throws: PackedWriterError.textTooLong(bytes: 4096, maximum: 4095)) {
            try writer.pool(text, in: .text)
        }
        #expect(writer.byteCount(of: .text) == 0)
    }

    @Test
    func rowMustHaveItsColumns() {
        var writer = PackedWriter()
        #expect(throws: PackedWriterError.wrongColumns(table: .image, given: 2, expected: 4)) {
            try writer.append([0, 0], to: .image)
        }
    }

    /// Digits are at most 9, though a byte holds more.
    @Test
    func numberMustBeWithinItsColumnsLimit() throws {
        var writer = PackedWriter()
        let code = try PackedWriter.ascii("EUR")
        #expect(throws: PackedWriterError.tooLarge(value: 10, maximum: 9)) {
            try writer.append([code, 10, 0, 2, 0], to: .currencies)
        }
        #expect(throws: PackedWriterError.tooLarge(value: -1, maximum: 127)) {
            try writer.append([code, -1, 0, 2, 0], to: .currencies)
        }
        #expect(writer.rowCount(of: .currencies) == 0)
    }

    @Test(arguments: ["", "E", "eur", "EURO", "E€", "E R"])
    func codeIsTwoOrThreeCapitalsOrDigits(code: String) {
        #expect(throws: PackedWriterError.notASCII(code)) { try PackedWriter.ascii(code) }
    }

    /// An image is read as a string literal, so it must be one.
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
