import Testing

@testable import currency

/// The grammar of RFC 4180, section 2.
struct CSVRecordTests {
    private static func fields(_ text: String, _ separator: Character? = ",") throws -> [String] {
        try CSVRecord(text.utf8, separator: separator?.asciiValue).fields.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The records of the RFC's examples 1 and 3 to 7.
    @Test(arguments: [
        ("aaa,bbb,ccc", ["aaa", "bbb", "ccc"]),
        ("field_name,field_name,field_name", ["field_name", "field_name", "field_name"]),
        ("\"aaa\",\"bbb\",\"ccc\"", ["aaa", "bbb", "ccc"]),
        ("\"aaa\",\"b\r\nbb\",\"ccc\"", ["aaa", "b\r\nbb", "ccc"]),
        ("\"aaa\",\"b\"\"bb\",\"ccc\"", ["aaa", "b\"bb", "ccc"]),
    ])
    func examplesOfTheSpecification(record: String, fields: [String]) throws {
        #expect(try Self.fields(record) == fields)
    }

    @Test(arguments: [
        ("", [""]), (",", ["", ""]), ("\"\",", ["", ""]), ("a,,b", ["a", "", "b"]), (" a , b", [" a ", " b"]),
        ("\"1,234.50\",x", ["1,234.50", "x"]), ("\"\"\"\"", ["\""]),
    ])
    func emptyFieldsSpacesAndQuotes(record: String, fields: [String]) throws {
        #expect(try Self.fields(record) == fields)
    }

    @Test func anySeparator() throws {
        #expect(try Self.fields("1.234,50;x", ";") == ["1.234,50", "x"])
        #expect(try Self.fields("a\t\"b\tc\"", "\t") == ["a", "b\tc"])
        #expect(try Self.fields("1,234.50", nil) == ["1,234.50"])
    }

    @Test(arguments: [
        ("a,\"b,c", CSVRecord.Mistake.unclosedQuote(at: 2)), ("\"", .unclosedQuote(at: 0)),
        ("5\" pipe,1", .quoteInField(at: 1)), ("\"a\" ,b", .textAfterQuote(at: 3)), ("\"a\"b", .textAfterQuote(at: 3)),
    ])
    func whatTheGrammarDoesNotAllow(record: String, mistake: CSVRecord.Mistake) {
        #expect(throws: mistake) { try Self.fields(record) }
    }
}
