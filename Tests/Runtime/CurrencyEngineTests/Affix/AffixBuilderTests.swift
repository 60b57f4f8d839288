import CurrencyCore
import CurrencyEngine
import CurrencyFormat
import Testing

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
}
