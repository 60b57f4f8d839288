import CurrencyFormat
import Testing

/// Affixes that no locale has: with many pieces and with long ones.
struct PatternPartTests {
    private func parts(_ number: FormattedNumber) -> [String] {
        number.parts.map { "\($0.kind)=\(number.text(of: $0))" }
    }

    @Test func eachPieceIsAPart() throws {
        let pattern = try NumberFormatPattern("'a'¤'b'¤¤'c'¤'d'¤¤'e'0")
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates).pattern(pattern).precision(.fraction(0))
        #expect(
            parts(style.plan.formatParts(5)) == [
                "literal=a", "currency=€", "literal=b", "currency=EUR", "literal=c", "currency=€", "literal=d",
                "currency=EUR", "literal=e", "integer=5",
            ])
    }

    @Test func fivePiecesAreFiveParts() throws {
        let pattern = try NumberFormatPattern("¤'a'¤¤'b'¤'c'0")
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates).pattern(pattern).precision(.fraction(0))
        #expect(
            parts(style.plan.formatParts(5)) == [
                "currency=€", "literal=a", "currency=EUR", "literal=b", "currency=€", "literal=c", "integer=5",
            ])
    }

    @Test(arguments: [255, 256, 511, 4095, 4096, 5000, 70_000])
    func longTextIsOnePart(length: Int) throws {
        let text = String(repeating: "x", count: length)
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates).precision(.fraction(0))
        let number = style.pattern(try NumberFormatPattern("¤'\(text)'0")).plan.formatParts(5)
        #expect(parts(number) == ["currency=€", "literal=\(text)", "integer=5"])
    }

    /// A literal with an apostrophe is read as three pieces that form one literal.
    @Test(arguments: [10, 4000, 4095, 4096, 70_000])
    func longTextOfSeveralPiecesIsOnePart(length: Int) throws {
        let text = String(repeating: "x", count: length)
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates).precision(.fraction(0))
        let number = style.pattern(try NumberFormatPattern("¤'\(text)''\(text)'0")).plan.formatParts(5)
        #expect(parts(number) == ["currency=€", "literal=\(text)'\(text)", "integer=5"])
    }

    @Test func perMilleIsAPartOfItsOwn() throws {
        let style = DecimalStyle(locale: .englishUnitedStates).pattern(try NumberFormatPattern("0‰"))
        #expect(parts(style.plan.formatParts(0.025)) == ["integer=25", "perMille=‰"])
    }
}
