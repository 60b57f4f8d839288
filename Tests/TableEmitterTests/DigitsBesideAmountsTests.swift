import CurrencyEngine
import LocaleModel
import TableEmitter
import Testing

/// No data of CLDR puts a digit beside the digits of an amount; other data may.
struct DigitsBesideAmountsTests {
    /// A symbol that ends or begins with a digit does not become a part of the number.
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
