import CurrencyParsing
import Testing

@testable import CurrencyEngine
@testable import AmountSearch
@testable import CurrencyReader

/// Tables of lines, which are searched by their first bytes.
struct DecisionLineTests {
    private static func lines(of table: StaticString) -> [[UInt8]] {
        Array(UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount))
            .split(separator: 0x0A).map(Array.init)
    }

    /// The lines that begin with a byte, found by a search, are those that a look at each finds.
    @Test(arguments: [CurrencyForms.forms, ReadingDecisions.allScaleWords, ReadingDecisions.scaleWords])
    func linesAreFoundByTheirFirstByte(_ table: StaticString) {
        let all = Self.lines(of: table)
        #expect(!all.isEmpty)
        for byte in UInt8.min...UInt8.max {
            let found = DecisionLines(table, beginningWith: byte...byte).map { Array($0.bytes) }
            #expect(found == all.filter { $0[0] == byte }, "\(byte)")
        }
        let found = DecisionLines(table, beginningWith: 0xC3...0xD6).map { Array($0.bytes) }
        #expect(found == all.filter { 0xC3...0xD6 ~= $0[0] })
    }

    /// The words of all languages are found behind an amount, in small letters and with a capital. Those in Latin letters need
    /// a region of their language with the currency.
    @Test
    func wordsOfAllLanguagesAreFound() throws {
        let euro = try CurrencyCode("EUR")
        var count = 0
        let contents = try SearchContents(OpenParsers.parser("en"))
        for line in Self.lines(of: ReadingDecisions.allScaleWords) where line[0] >= 0xCD {
            let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
            let word = String(decoding: fields[0], as: UTF8.self)
            let power = try #require(Int(String(decoding: fields[1], as: UTF8.self)))
            // Letters of three bytes have no other case here.
            let capital = line[0] <= 0xD6 ? word.prefix(1).uppercased() + word.dropFirst() : word
            for text in [word, capital] {
                let found = Array(text.utf8).withUnsafeBufferPointer {
                    ForeignScaleWords.match($0, at: 0, [euro], contents)
                }
                #expect(found?.end == text.utf8.count && found?.powers.contains(power) ?? false, "\(text)")
                count += 1
            }
        }
        #expect(count > 200)
    }
}
