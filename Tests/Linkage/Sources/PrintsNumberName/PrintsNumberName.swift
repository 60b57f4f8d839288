import CurrencyNames
import FormattedNumbers

/// The same with the name of the currency beside it.
@main
enum PrintsNumberName {
    static func main() throws {
        let name = CurrencyNames.bundled.displayName(of: try CurrencyCode("USD"), in: try LocaleIdentifier("en-US"))
        print(FormattedMoney(1002.923389).formattedString, name ?? "nil")
    }
}
