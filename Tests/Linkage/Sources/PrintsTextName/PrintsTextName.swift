import CurrencyNames
import CurrencyText

/// Like PrintsTextAmount, with the name of the currency next to the amount.
@main
enum PrintsTextName {
    static func main() throws {
        let formatter = CurrencyFormatter {
            $0.currency = .dollar
            $0.locale = CurrencyLocale.englishUnitedStates
        }
        let name = CurrencyNames.bundled.displayName(of: try CurrencyCode("USD"), in: try LocaleIdentifier("en-US"))
        print(formatter.string(from: 30.0) ?? "nil", name ?? "nil")
    }
}
