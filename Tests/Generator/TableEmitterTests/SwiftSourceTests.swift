import LocaleModel
import Testing

@testable import TableEmitter
@testable import TableWriter

struct SwiftSourceTests {
    @Test(arguments: [
        ("german", "german"), ("default", "`default`"), ("in", "`in`"), ("self", "`self`"), ("Self", "`Self`"),
        ("init", "`init`"), ("Type", "`Type`"), ("is", "`is`"), ("nil", "`nil`"), ("some", "some"),
        ("none", "none"),
        ("bolívar", "bolívar"),
    ])
    func aKeywordStandsBetweenBackticks(name: String, escaped: String) {
        #expect(SwiftIdentifier.escaped(name) == escaped)
    }

    @Test func blocksStandDeeper() {
        var source = SwiftSource()
        source.block("enum A") { source in
            source.line("case b")
            source.line()
            source.block("var c: Int") { $0.line("1") }
        }
        #expect(
            source.text == """
                enum A {
                    case b

                    var c: Int {
                        1
                    }
                }

                """)
    }

    @Test func aLongCommentIsBrokenBetweenWords() {
        var source = SwiftSource()
        source.block("enum A") { source in
            source.documentation(String(repeating: "wordword ", count: 30))
        }
        let lines = source.text.split(separator: "\n").dropFirst().dropLast()
        // Four columns of indentation, four of slashes, then twelve words of eight columns, separated by spaces.
        #expect(lines.map(\.count) == [4 + 4 + 12 * 9 - 1, 4 + 4 + 12 * 9 - 1, 4 + 4 + 6 * 9 - 1])
    }

    @Test func nothingInACommentCanEndIt() {
        var source = SwiftSource()
        source.comment("a\nlet b = 1\u{2028}\u{202E}c")
        #expect(source.text == "// a\\u{A}let b = 1\\u{2028}\\u{202E}c\n")
    }

    @Test func bytesBecomeAComputedStaticString() throws {
        var source = SwiftSource()
        try source.staticString("bytes", modifiers: "static", [0x61, 0x00, 0x22])
        #expect(source.text == #"static var bytes: StaticString { "a\0\"" }"# + "\n")
        try source.staticString("many", modifiers: "static", [UInt8](repeating: 0x61, count: 120))
        #expect(source.text.contains("static var many: StaticString {\n    \"\"\"\n    aaa"))
    }

    @Test func theHeaderSaysWhoWroteTheFileAndFromWhat() {
        var source = SwiftSource()
        FileHeader(
            sources: [
                SourceVersion(name: "icu", version: "72.1", cldrVersion: "42"),
                SourceVersion(name: "iso4217", version: "2026-01-01"),
            ]
        ).write(to: &source)
        #expect(
            source.text == """
                // Written by `currency-data emit`. Do not edit.
                // Data: icu 72.1 (CLDR 42), iso4217 2026-01-01
                // swift-format-ignore-file

                """)
    }
}
