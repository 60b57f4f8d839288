import CurrencyEngine
import LocaleModel
import TableEmitter
import Testing

/// CLDR's data puts no digit next to the digits of an amount, but other data may.
struct DigitsBesideAmountsTests {
    /// A digit at the start or end of a symbol does not become part of the number.
    @Test(arguments: ["E1", "2E", "3", "E٣"], [Int64(0), 100, -1234_56, 9_999_999_99])
    func amountsBesideDigitsAreRead(symbol: String, cents: Int64) throws {
        var snapshot = try CutSnapshot.read()
        let index = try #require(snapshot.localeFacts.firstIndex { $0.identifier == "de" })
        snapshot.localeFacts[index][.currency(code: "EUR", .symbol)] = symbol
        let data = try CurrencyData(TableImage(of: snapshot).bytes)
        let plan = CurrencyStyle(currency: CurrencyCode(literal: "EUR"), locale: try LocaleIdentifier("de"), data: data)
            .plan
        let text = try plan.format(minorUnits: cents)
        #expect(text.hasSuffix(symbol))
        #expect(try plan.parseMinorUnits(text) == cents)
    }
}
