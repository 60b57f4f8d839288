import CurrencyFormat
import FieldEngine

/// A minimal program that edits an amount.
@main
enum PrintsField {
    static func main() throws {
        var field = FieldEditor(AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates)))
        field.apply(.begin)
        field.type("123456")
        print(field.state.text)
    }
}
