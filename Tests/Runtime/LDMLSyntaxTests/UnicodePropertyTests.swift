import LDMLSyntax
import Testing

/// Compares sets of characters with the standard library's Unicode properties.
@Suite struct UnicodePropertyTests {
    private static let scalars = (0...0x10_FFFF).compactMap(Unicode.Scalar.init)

    @Test func spaceSeparatorsAreUnicodes() {
        let differing = Self.scalars.filter {
            UnicodeProperty.isSpaceSeparator($0.value) != ($0.properties.generalCategory == .spaceSeparator)
        }
        #expect(differing.isEmpty)
    }

    @Test func patternWhiteSpaceIsUnicodes() {
        let differing = Self.scalars.filter {
            UnicodeProperty.isPatternWhiteSpace($0.value) != $0.properties.isPatternWhitespace
        }
        #expect(differing.isEmpty)
    }

    @Test func bidiControlsAreUnicodes() {
        let differing = Self.scalars.filter {
            UnicodeProperty.isBidiControl($0.value) != $0.properties.isBidiControl
        }
        #expect(differing.isEmpty)
    }

    /// ARABIC LETTER MARK, LEFT-TO-RIGHT MARK and RIGHT-TO-LEFT MARK.
    @Test func directionalMarksAreTheControlsNamedMarks() {
        let controls = Self.scalars.filter { $0.properties.isBidiControl }
        let marks = controls.filter { $0.properties.name?.hasSuffix(" MARK") == true }
        #expect(marks.count == 3)
        #expect(Self.scalars.filter { UnicodeProperty.isDirectionalMark($0.value) } == marks)
    }

    /// U+00A0 NO-BREAK SPACE, U+202F NARROW NO-BREAK SPACE and the plain space are found at both ends of a text.
    @Test func noBreakSpacesAreFoundAtBothEnds() {
        #expect(NoBreakSpace.allCases.map { String(decoding: $0.utf8, as: UTF8.self) } == ["\u{A0}", "\u{202F}"])
        for scalar in Self.scalars where scalar.value < 0x3100 {
            let isSpace = scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
            let length = isSpace ? UTF8.width(scalar) : 0
            let found = Array((String(scalar) + "1" + String(scalar)).utf8).withUnsafeBufferPointer { text in
                text.baseAddress.map { start in
                    let end = start + text.count
                    return [NoBreakSpace.length(from: start, to: end), NoBreakSpace.length(before: end, from: start)]
                }
            }
            #expect(found == [length, length], "U+\(String(scalar.value, radix: 16))")
        }
    }

    /// A truncated space is not a space.
    @Test(arguments: [[0xC2], [0xE2, 0x80], [0xA0], [0x80, 0xAF], []] as [[UInt8]])
    func halfOfASpaceIsNone(bytes: [UInt8]) {
        let found = (bytes + [0]).withUnsafeBufferPointer { text in
            text.baseAddress.map { start in
                let end = start + bytes.count
                return [NoBreakSpace.length(from: start, to: end), NoBreakSpace.length(before: end, from: start)]
            }
        }
        #expect(found == [0, 0])
    }
}
