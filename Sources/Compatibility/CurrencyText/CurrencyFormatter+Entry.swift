import FieldEngine

extension CurrencyFormatter {
    /// Returns the rules of a text field with this formatter's current settings: digits are entered from the right, and
    /// pasted text is read digit by digit.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
    ///     var field = FieldEditor(formatter.entry())
    ///     field.insert("3451")
    ///     field.state.text            // "$34.51"
    ///
    /// - Parameter allowsNegative: Whether the field accepts a minus sign.
    public func entry(clearsWhenValueIsZero: Bool = false, allowsNegative: Bool = true) -> AmountEntry {
        let format = current
        let limits = InputLimits(
            minimum: format.settings.minimum, maximum: format.settings.maximum,
            integerDigits: format.settings.maximumIntegers, allowsNegative: allowsNegative)
        return AmountEntry(
            format.style,
            EntryOptions(
                limits: limits, clearsWhenZero: clearsWhenValueIsZero, pasting: .digits,
                fractionDigits: format.settings.decimalDigits))
    }
}
