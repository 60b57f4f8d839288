import CurrencyNames
import FormattedNumbers

/// Like PrintsNumber, with the name of the currency next to the amount.
@main
enum PrintsNumberName {
    static func main() throws {
        let name = CurrencyNames.bundled.displayName(of: try CurrencyCode("USD"), in: try LocaleIdentifier("en-US"))
        print(FormattedMoney(1002.923389).formattedString, name ?? "nil")
    }
}
