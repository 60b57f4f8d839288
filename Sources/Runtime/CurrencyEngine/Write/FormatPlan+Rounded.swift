import CurrencyCore

extension FormatPlan {
    /// An amount as it will be shown. Compact patterns and currency names depend on it.
    package struct Rounded {
        /// The rounded number that is written; in compact notation, the number in front of the word.
        package var amount: DecimalValue
        /// The fewest fraction digits to show; the number may have more.
        package var minimumFraction: Int
        /// The power of ten that compact notation divided by.
        package var compactExponent = 0
        /// The index of the form in compact notation, if the amount has a word.
        var compact: Int?
        /// The texts around the number, if the currency's name is shown.
        package var name: NameAffixes.Choice?
        /// How many Unicode scalars the text is short of the padding's width; nil until it is measured.
        var missingWidth: Int?

        /// The magnitude whose compact patterns are used: 6 for 1.2M.
        package var magnitude: Int { amount.magnitudeExponent + compactExponent }
    }

    /// Returns an amount as `format` shows it.
    package func round(_ amount: DecimalValue) -> Rounded {
        let scaled = scale == 0 ? amount : amount.scaledToWrite(byPowerOfTen: scale)
        guard let compact else {
            let (rounded, minimumFraction) = digitRule.apply(scaled, rounding)
            return Rounded(
                amount: rounded, minimumFraction: minimumFraction,
                name: nameForm(for: rounded, minimumFraction: minimumFraction))
        }
        var minimumFraction = 0
        let number = CompactNumber(scaled, compact.patterns) {
            let (rounded, minimum) = digitRule.apply($0, rounding)
            // The closure may be called twice, and the last rounding counts.
            minimumFraction = minimum
            return rounded
        }
        let form = compact.form(for: number, fractionDigits: minimumFraction)
        let name = compactNameForm(scaled, number, minimumFraction: minimumFraction)
        return Rounded(
            amount: number.shown, minimumFraction: minimumFraction, compactExponent: number.exponent, compact: form,
            name: name)
    }

    /// The plural operands of an amount as the plan writes it, for opt-in modules that choose texts by plural category.
    package func pluralOperands(of amount: DecimalValue) -> PluralOperands {
        let rounded = round(amount)
        return PluralOperands(
            rounded.amount, fractionDigits: rounded.minimumFraction, compactExponent: rounded.compactExponent)
    }

    /// The texts around an amount in compact notation.
    ///
    /// LDML's plural operands are those of the number shown, with the exponent of the word: c = 6 in "1,2 millions
    /// d’euros". ICU uses the operands of the whole number, which it rounds separately.
    private func compactNameForm(
        _ whole: DecimalValue, _ number: CompactNumber, minimumFraction: Int
    ) -> NameAffixes.Choice? {
        guard let names else { return nil }
        if names.compatibility == .icu {
            let (rounded, minimumFraction) = digitRule.apply(whole, rounding)
            return nameForm(for: rounded, minimumFraction: minimumFraction)
        }
        return nameForm(for: number.shown, minimumFraction: minimumFraction, exponent: number.exponent)
    }

    /// The texts around a rounded amount.
    private func nameForm(for shown: DecimalValue, minimumFraction: Int, exponent: Int = 0) -> NameAffixes.Choice? {
        names?.form(shown: shown, fractionDigits: minimumFraction, exponent: exponent)
    }
}
