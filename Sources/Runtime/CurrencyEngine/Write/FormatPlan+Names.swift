import CurrencyCore

/// The currency's name around the number.
extension FormatPlan {
    /// The texts around an amount in compact notation.
    ///
    /// LDML's plural operands are those of the number shown, with the exponent of the word: c = 6 in "1,2 millions
    /// d’euros". ICU uses the operands of the whole number, which it rounds separately.
    func compactNameForm(_ whole: DecimalValue, _ number: CompactNumber, minimumFraction: Int) -> NameAffixes.Choice? {
        guard let names else { return nil }
        if names.compatibility == .icu {
            let (rounded, minimumFraction) = digitRule.apply(whole, rounding)
            return nameForm(for: rounded, minimumFraction: minimumFraction)
        }
        return nameForm(for: number.shown, minimumFraction: minimumFraction, exponent: number.exponent)
    }

    /// The texts around a rounded amount.
    func nameForm(for shown: DecimalValue, minimumFraction: Int, exponent: Int = 0) -> NameAffixes.Choice? {
        names?.form(shown: shown, fractionDigits: minimumFraction, exponent: exponent)
    }
}
