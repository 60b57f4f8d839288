import CurrencyFormat
import PackedTables
import Testing

/// What an image says that it lacks is an error, and never an amount of another size.
struct OmissionsTests {
    private let franc = CurrencyCode(literal: "CHF")

    private func style(_ currency: CurrencyCode, without omissions: ImageOmissions) throws -> CurrencyStyle {
        let data = try CurrencyData(SmallImage.bytes(without: omissions))
        return CurrencyStyle(currency: currency, locale: try LocaleIdentifier("de"), data: data)
    }

    /// Only what the image does not hold may have been left out.
    @Test
    func currencyIsMissingWhereItIsNotHeld() throws {
        for code in SmallImage.currencies {
            let held = try style(CurrencyCode(code), without: .currencies)
            #expect(throws: Never.self) { try held.checkedPlan() }
        }
        let missing = try style(franc, without: .currencies)
        #expect(throws: CurrencyDataError.currency(franc)) { try missing.checkedPlan() }
        #expect(throws: Never.self) { try style(franc, without: .regions).checkedPlan() }
    }

    /// The error is about no place of the text, so it stands at its start.
    @Test
    func parsersSayWhatIsMissing() throws {
        let money = try style(franc, without: .currencies)
        let noFranc = AmountParseError(.missingData(.currency(franc)), at: 0, expected: .heldData)
        #expect(throws: noFranc) { try money.parse("5") }
        #expect(throws: noFranc) { try CurrencyParser(money).parse("5") }
        let data = try CurrencyData(SmallImage.bytes(without: .notation))
        let compact = DecimalStyle(locale: try LocaleIdentifier("de"), data: data).compact()
        let noNotation = AmountParseError(.missingData(.feature(.notation)), at: 0, expected: .heldData)
        #expect(throws: noNotation) { try NumberParser(compact).parse("5") }
    }

    /// U+FFFD, the replacement character, as UTF-8: Unicode, table 3-6. A string would repair other bytes to it.
    @Test
    func amountIsReplacedWhereDataAreMissing() throws {
        let plan = try style(franc, without: .currencies).plan
        #expect(plan.format(1234.5) == "\u{FFFD}")
        var buffer = [UInt8](repeating: 0x78, count: 8)
        let count = buffer.withUnsafeMutableBufferPointer { plan.write(1234.5, into: $0) }
        #expect(count == 3)
        #expect(buffer == [0xEF, 0xBF, 0xBD, 0x78, 0x78, 0x78, 0x78, 0x78])
    }
}
