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

    /// A call that throws no error stops the program: nothing is written in an amount's place.
    @Test
    func callsThatThrowNothingStop() async {
        await #expect(processExitsWith: .failure) { _ = try OmissionsTests.swissFrancs().plan }
        await #expect(processExitsWith: .failure) { _ = try OmissionsTests.swissFrancs().format(5) }
        await #expect(processExitsWith: .failure) { _ = try FormatPlan(OmissionsTests.swissFrancs()) }
        await #expect(processExitsWith: .failure) { _ = try OmissionsTests.swissFrancs().rangePlan }
        await #expect(processExitsWith: .failure) { _ = try OmissionsTests.swissFrancs().resolvedOptions }
        await #expect(processExitsWith: .failure) {
            let data = try CurrencyData(SmallImage.bytes(without: .notation))
            _ = DecimalStyle(locale: try LocaleIdentifier("de"), data: data).compact().plan
        }
    }

    private static func swissFrancs() throws -> CurrencyStyle {
        let data = try CurrencyData(SmallImage.bytes(without: .currencies))
        return CurrencyStyle(currency: CurrencyCode(literal: "CHF"), locale: try LocaleIdentifier("de"), data: data)
    }
}
