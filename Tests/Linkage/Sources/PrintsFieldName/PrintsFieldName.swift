import CurrencyFormat
import CurrencyNames
import FieldEngine

/// Like PrintsField, with the name of the currency next to the amount.
@main
enum PrintsFieldName {
    static func main() throws {
        var field = FieldEditor(AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates)))
        field.apply(.begin)
        field.type("123456")
        let name = CurrencyNames.bundled.displayName(of: try CurrencyCode("USD"), in: try LocaleIdentifier("en-US"))
        print(field.state.text, name ?? "nil")
    }
}
