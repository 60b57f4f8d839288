import TestSupport
import Testing

@testable import TableWriter

struct StringLiteralTests {
    static let escapes: [(text: String, literal: String)] = [
        ("", #""""#),
        ("EUR", #""EUR""#),
        ("€ é ₹ 文 ر", #""€ é ₹ 文 ر""#),
        (#"\"#, #""\\""#),
        (#"""#, #""\"""#),
        (#"\(x)"#, #""\\(x)""#),
        ("\0\t\n\r", #""\0\t\n\r""#),
        ("\u{1}\u{1F}\u{7F}\u{85}", #""\u{1}\u{1F}\u{7F}\u{85}""#),
        ("\u{A0}\u{202F}\u{2009}\u{3000}", #""\u{A0}\u{202F}\u{2009}\u{3000}""#),
        ("\u{200E}\u{200F}\u{61C}\u{202E}\u{2066}", #""\u{200E}\u{200F}\u{61C}\u{202E}\u{2066}""#),
        ("\u{200B}\u{200D}\u{AD}\u{FEFF}\u{2060}", #""\u{200B}\u{200D}\u{AD}\u{FEFF}\u{2060}""#),
        ("e\u{301}", #""e\u{301}""#),
        ("\u{2028}\u{2029}", #""\u{2028}\u{2029}""#),
        ("\u{E000}\u{FFFD}\u{10FFFF}", #""\u{E000}\u{FFFD}\u{10FFFF}""#),
        ("👍\u{FE0F}", #""👍\u{FE0F}""#),
    ]

    @Test(arguments: escapes.indices)
    func aTextIsWrittenSoThatAReviewerSeesIt(row: Int) {
        let (text, literal) = Self.escapes[row]
        #expect(StringLiteral.quoted(text) == literal)
    }

    /// The table must have everything that Unicode classifies as a control, a space, a format character or ignorable.
    @Test func nothingInvisibleIsLeftAsItIs() {
        for value in UInt32(0x7F)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let properties = scalar.properties
            let isHidden =
                switch properties.generalCategory {
                case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .privateUse: true
                default:
                    properties.isDefaultIgnorableCodePoint || properties.isWhitespace || properties.isBidiControl
                }
            if isHidden {
                #expect(InvisibleScalars.contains(scalar), "U+\(String(value, radix: 16))")
            }
        }
    }

    @Test(
        arguments: ["a", "Z", "~", " ", "€", "é", "ß", "文", "ا", "१", "₿", "👍", "｡", "—", "’"] as [Unicode.Scalar])
    func whatCanBeSeenStaysAsItIs(scalar: Unicode.Scalar) {
        #expect(StringLiteral.escaped(scalar) == String(scalar))
    }

    static let blocks: [(bytes: String, width: Int, lines: [String])] = [
        ("", 20, [""]),
        ("abc", 20, ["abc"]),
        ("abcdef", 5, [#"abcd\"#, "ef"]),
        ("abcd", 5, ["abcd"]),
        ("\u{1}\u{2}", 8, [#"\u{1}\"#, #"\u{2}"#]),
        (#"""""#, 20, [#"\"\"\""#]),
        (#"\\\"#, 6, [#"\\\\\"#, #"\\"#]),
        ("a\nb", 20, [#"a\nb"#]),
        ("a ", 20, [#"a\u{20}"#]),
        ("a b", 3, [#"a \"#, "b"]),
        ("  ab", 4, [#"  a\"#, "b"]),
    ]

    @Test(arguments: blocks.indices)
    func aLongTextIsBrokenBetweenEscapes(row: Int) throws {
        let (text, width, lines) = Self.blocks[row]
        let quotes = #"""""#
        #expect(try StringLiteral.lines(of: Array(text.utf8), width: width) == [quotes] + lines + [quotes])
    }

    @Test(arguments: 0..<50)
    func anyTextIsReadBackAsItWas(seed: Int) throws {
        var generator = SplitMix64(seed: UInt64(seed))
        var bytes: [UInt8] = []
        while bytes.count < 2_000 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0, 1: bytes.append(UInt8.random(in: 0..<0x20, using: &generator))
            case 2: bytes += Array(#""""\(x)\\ "#.utf8.prefix(Int.random(in: 1...9, using: &generator)))
            default:
                guard let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) else {
                    continue
                }
                bytes += Array(String(scalar).utf8)
            }
        }
        let lines = try StringLiteral.lines(of: bytes, width: 112)
        #expect(lines.allSatisfy { $0.unicodeScalars.count <= 112 }, "seed \(seed)")
        #expect(Self.value(of: lines) == bytes, "seed \(seed)")
    }

    @Test(arguments: [([0x61, 0xFF], 1), ([0x61, 0x62, 0xE2, 0x82], 2), ([0xC0, 0x80], 0)] as [([UInt8], Int)])
    func bytesThatAreNotUTF8AreRefused(bytes: [UInt8], offset: Int) {
        #expect(throws: InvalidUTF8(offset: offset)) { try StringLiteral.lines(of: bytes, width: 80) }
    }

    /// Reads such literals by the Swift grammar, independently of the writer.
    private static func value(of lines: [String]) -> [UInt8] {
        var result = ""
        var rest = lines.dropFirst().dropLast().joined(separator: "\n").unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                result.unicodeScalars.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "\n": break
            case "0": result += "\0"
            case "t": result += "\t"
            case "n": result += "\n"
            case "r": result += "\r"
            case "u":
                let digits = String(rest.dropFirst().prefix { $0 != "}" })
                rest = rest.dropFirst(digits.unicodeScalars.count + 2)
                if let value = UInt32(digits, radix: 16), let named = Unicode.Scalar(value) {
                    result.unicodeScalars.append(named)
                }
            case let other?: result.unicodeScalars.append(other)
            case nil: break
            }
        }
        return Array(result.utf8)
    }
}
