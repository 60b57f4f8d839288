import CurrencyParsing
import PackedTables
import Testing

@testable import CurrencyReader

struct CurrencyTextIndexTests {
    private static let finder = CurrencyFinder(.bundled, .root, nil, isIndexed: true)

    /// A text is found by its first word or character, in any case that it is read in.
    @Test func everyTextIsFound() throws {
        let symbols = CurrencySymbolTexts(CurrencyData.bundled.image)
        var texts = CurrencyForm.all().map { String(decoding: $0.text, as: UTF8.self) }
        for byte in UInt8.min...UInt8.max {
            symbols.forEach(beginningWith: byte) { _, symbol in texts.append(symbol.string) }
        }
        #expect(texts.count > 3_000)
        for text in texts {
            for form in [text, text.uppercased(), text.lowercased(), text + " 5", text + "\u{A0}5", text + "…"] {
                try withBytes(form) { bytes in
                    // Without an index, all texts are compared.
                    let plain = CurrencyFinder(.bundled, .root, nil, isIndexed: false).find(bytes, at: 0)
                    let found = Self.finder.find(bytes, at: 0)
                    try #require(found.length == plain.length, "\(form)")
                    #expect(found.found.map(\.currency).sorted() == plain.found.map(\.currency).sorted(), "\(form)")
                    let mayStart = Self.finder.mayStart(bytes, at: 0, LetterRun(bytes, at: 0))
                    #expect(mayStart || plain.found.isEmpty, "\(form)")
                }
            }
        }
    }

    private func withBytes(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
        try Array(text.utf8).withUnsafeBufferPointer(body)
    }
}
