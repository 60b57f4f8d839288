import CurrencyFoundation
import FieldEngine

/// The rules of a field whose texts a formatter writes: an `AmountEntry`, or `AdjustedText`.
package protocol AmountField {
    /// What becomes of an edit.
    func apply(_ edit: Edit<DecimalValue>, to state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue>
    /// The amount of a text; nil where it has none.
    func value(ofText text: String) -> DecimalValue?
}

extension AmountEntry: AmountField {}

extension CurrencyFormatting where Self: CurrencyAdjusting {
    /// The rules of a text field with this formatter: the engine's for a `CurrencyFormatter`, and for any other
    /// formatter what its own methods say.
    package func amountField(clearsWhenValueIsZero: Bool, allowsNegative: Bool) -> any AmountField {
        if let formatter = self as? CurrencyFormatter {
            return formatter.entry(clearsWhenValueIsZero: clearsWhenValueIsZero, allowsNegative: allowsNegative)
        }
        return AdjustedText(
            formatter: self, clearsWhenValueIsZero: clearsWhenValueIsZero, allowsNegative: allowsNegative)
    }
}
