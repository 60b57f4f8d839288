import CurrencyFormat
import Testing

/// A period behind a code may belong to the decimals that follow it, or end an abbreviation: with a blank behind it, or more
/// digits than the currency's minor unit has, it ends one.
struct CodePeriodTests {
    @Test(arguments: [
        ("CHF.50", "0.50 or 50"), ("USD.50", "0.50 or 50"), ("JPY.50", "50"), ("CHF .50", "0.50"), ("CHF. 50", "50"),
        ("CHF 50", "50"), ("Rs.50", "50"),
    ])
    func periodBeforeDigitsIsTheDecimalSeparator(text: String, outcome: String) throws {
        #expect(try OpenParsers.parser("en-US").outcome(of: text) == outcome)
    }
}
