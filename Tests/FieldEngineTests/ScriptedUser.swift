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

extension FieldEditor {
    /// The text with `|` where the caret is, or around what is selected.
    var shown: String {
        guard let selection = state.selection else { return state.text }
        let units = Array(state.text.utf16)
        func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        let before = text(0..<selection.lowerBound)
        let behind = text(selection.upperBound..<units.count)
        return selection.isEmpty ? "\(before)|\(behind)" : "\(before)|\(text(selection))|\(behind)"
    }

    /// The reason of the last edit's refusal.
    static func reason(_ outcome: EditOutcome<Value>) -> EditRejection? {
        if case .rejected(let reason, _) = outcome { return reason }
        return nil
    }

    mutating func caret(at offset: Int) {
        apply(.select(offset..<offset))
    }
}
