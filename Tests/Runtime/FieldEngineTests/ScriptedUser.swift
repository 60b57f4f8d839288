import CurrencyFormat
import FieldEngine

typealias AmountField = FieldEditor<AmountEntry>

/// A field that is being edited.
func field(
    _ locale: CurrencyLocale = .englishUnitedStates, _ currency: Currency = .dollar,
    _ options: EntryOptions = EntryOptions(), value: DecimalValue? = nil
) -> AmountField {
    field(AmountEntry(CurrencyStyle(currency, locale: locale), options), value: value)
}

func field(_ entry: AmountEntry, value: DecimalValue? = nil) -> AmountField {
    var field = FieldEditor(entry)
    if value != nil { field.apply(.setValue(value)) }
    field.apply(.begin)
    return field
}
