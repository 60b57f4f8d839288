import CurrencyFormat
import Testing

/// A period behind a code belongs to the decimals that follow it; without any, and where they are more than the currency's
/// minor unit has, it ends an abbreviation.
struct CodePeriodTests {
    @Test(arguments: [
        ("CHF.50", "0.50"), ("USD.50", "0.50"), ("JPY.50", "50"), ("CHF .50", "0.50"), ("CHF. 50", "50"),
        ("CHF 50", "50"), ("Rs.50", "50"),
    ])
    func periodBeforeDigitsIsTheDecimalSeparator(text: String, amount: String) throws {
        let parser = try OpenParsers.parser("en-US")
        #expect(try parser.parse(text).amount == DecimalValue(amount))
    }
}
