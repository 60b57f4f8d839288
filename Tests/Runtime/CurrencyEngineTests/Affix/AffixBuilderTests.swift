import CurrencyCore
import CurrencyFormat
import Testing

@testable import CurrencyEngine

struct AffixBuilderTests {
    /// Without a currency, the literals around ¤ touch and are one part, however long they are.
    @Test(arguments: [1, 8, 15, 16, 17, 40, 254, 255, 256, 600])
    func literalsThatTouchAreOnePart(length: Int) throws {
        let (before, behind) = (String(repeating: "a", count: length), "bcd")
        let style = CurrencyStyle(.yen, locale: .germanGermany)
            .display(.none).pattern(try NumberFormatPattern("'\(before)'¤'\(behind)'0'\(behind)'¤'\(before)'"))
        let written = style.plan.formatParts(5)
        #expect(written.parts.map { written.text(of: $0) } == [before + behind, "5", behind + before])
        #expect(written.parts.map(\.kind) == [.literal, .integer, .literal])
    }

    /// A pattern of a module is written around the number; a text without `{0}` goes before it.
    @Test(arguments: [("a {0} b", "a €1.00 b"), ("a {0}", "a €1.00"), ("{0} b", "€1.00 b"), ("ab", "ab€1.00")])
    func enclosingTexts(pattern: String, expected: String) {
        var style = CurrencyStyle(.euro, locale: .englishUnitedStates)
        style.options.enclose(EnclosingText(.literal, key: 1) { _ in Array(pattern.utf8) })
        #expect(style.format(1) == expected)
        #expect(style.options.hasTextsOfModules)
    }

    /// The code of a currency is inside a unit, and each kind of text is there once.
    @Test func enclosingTextsHaveAnOrder() {
        func enclosed(_ texts: [(FormattedPart.Kind, String)]) -> String {
            var style = CurrencyStyle(.euro, locale: .englishUnitedStates)
            for (kind, text) in texts {
                style.options.enclose(EnclosingText(kind, key: 1) { _ in Array("{0} \(text)".utf8) })
            }
            return style.format(1)
        }
        #expect(enclosed([(.unit, "per kg"), (.currency, "EUR")]) == "€1.00 EUR per kg")
        #expect(enclosed([(.currency, "EUR"), (.unit, "per kg")]) == "€1.00 EUR per kg")
        #expect(enclosed([(.unit, "per kg"), (.unit, "per m")]) == "€1.00 per m")
    }
}
