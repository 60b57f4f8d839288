import CurrencyEngine
import CurrencyNames
import Testing

/// The forms that write into the caller's memory say what the strings say.
struct WritingTests {
    private let names = CurrencyNames.bundled

    @Test(arguments: ["en", "ar-EG", "ja", "de-CH", "und"]) func sameAsTheString(identifier: String) throws {
        let locale = try LocaleIdentifier(identifier)
        for currency in names.currencyCodes + [try CurrencyCode("ZZZ")] {
            let alone = names.displayName(of: currency, in: locale)
            var bytes = Array("=".utf8)
            #expect(names.appendDisplayName(of: currency, in: locale, to: &bytes) == (alone != nil))
            #expect(String(decoding: bytes, as: UTF8.self) == "=" + (alone ?? ""))
            #expect(written { names.writeDisplayName(of: currency, in: locale, into: $0) } == alone)
            for category in PluralCategory.allCases {
                let name = names.pluralName(of: currency, category: category, in: locale)
                bytes = []
                names.appendPluralName(of: currency, category: category, in: locale, to: &bytes)
                #expect(String(decoding: bytes, as: UTF8.self) == name)
                #expect(
                    written { names.writePluralName(of: currency, category: category, in: locale, into: $0) } == name)
            }
        }
    }

    private func written(_ write: (UnsafeMutableBufferPointer<UInt8>) -> Int?) -> String? {
        var bytes = [UInt8](repeating: 0, count: 187)
        let count = bytes.withUnsafeMutableBufferPointer { write($0) }
        return count.map { String(decoding: bytes[..<$0], as: UTF8.self) }
    }

    @Test func bufferThatIsTooSmallStaysAsItWas() throws {
        let english = try LocaleIdentifier("en")
        let euro = try CurrencyCode("EUR")
        var bytes = Array("....".utf8)
        let result = bytes.withUnsafeMutableBufferPointer { buffer in
            (
                names.writePluralName(of: euro, category: .other, in: english, into: buffer),
                names.writeDisplayName(of: euro, in: english, into: UnsafeMutableBufferPointer(rebasing: buffer[..<3]))
            )
        }
        #expect(result.0 == nil)
        #expect(result.1 == nil)
        #expect(bytes == Array("....".utf8))
    }

    @Test func bufferWithoutRoomForACode() throws {
        var bytes: [UInt8] = [0, 0]
        let unknown = try CurrencyCode("ZZZ")
        let count = bytes.withUnsafeMutableBufferPointer {
            names.writePluralName(of: unknown, category: .one, in: .root, into: $0)
        }
        #expect(count == nil)
        #expect(bytes == [0, 0])
    }
}
