import CurrencyParsing
import PackedTables
import Testing

/// Data that an image declares omitted causes an error, never an amount of a different value.
struct OmissionsTests {
    private let franc = CurrencyCode(literal: "CHF")

    private func style(_ currency: CurrencyCode, without omission: ImageOmission) throws -> CurrencyStyle {
        let data = try CurrencyData(SmallImage.bytes(without: [omission]))
        return CurrencyStyle(currency: currency, locale: try LocaleIdentifier("de"), data: data)
    }

    /// Only data that is not in the image can be reported as omitted.
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

    /// The error does not concern the text, so its offset is 0.
    @Test
    func parsersSayWhatIsMissing() throws {
        let money = try style(franc, without: .currencies)
        let noFranc = AmountParseError(.missingData(.currency(franc)), at: 0, expected: .heldData)
        #expect(throws: noFranc) { try money.parse("5") }
        #expect(throws: noFranc) { try CurrencyParser(money).parse("5") }
        let data = try CurrencyData(SmallImage.bytes(without: [.notation]))
        let compact = DecimalStyle(locale: try LocaleIdentifier("de"), data: data).compact()
        let noNotation = AmountParseError(.missingData(.feature(.notation)), at: 0, expected: .heldData)
        #expect(throws: noNotation) { try NumberParser(compact).parse("5") }
    }

    /// A nonthrowing call stops the program instead of writing a wrong amount.
    @Test
    func callsThatThrowNothingStop() async {
        await #expect(processExitsWith: .failure) { _ = try OmissionsTests.swissFrancs().plan }
        await #expect(processExitsWith: .failure) { _ = try OmissionsTests.swissFrancs().format(5) }
        await #expect(processExitsWith: .failure) { _ = try FormatPlan(OmissionsTests.swissFrancs()) }
        await #expect(processExitsWith: .failure) { _ = try OmissionsTests.swissFrancs().rangePlan }
        await #expect(processExitsWith: .failure) { _ = try OmissionsTests.swissFrancs().resolvedOptions }
        await #expect(processExitsWith: .failure) {
            let data = try CurrencyData(SmallImage.bytes(without: [.notation]))
            _ = DecimalStyle(locale: try LocaleIdentifier("de"), data: data).compact().plan
        }
    }

    private static func swissFrancs() throws -> CurrencyStyle {
        let data = try CurrencyData(SmallImage.bytes(without: [.currencies]))
        return CurrencyStyle(currency: CurrencyCode(literal: "CHF"), locale: try LocaleIdentifier("de"), data: data)
    }
}
