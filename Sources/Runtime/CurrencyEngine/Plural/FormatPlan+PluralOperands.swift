import CurrencyCore

extension FormatPlan {
    /// The plural operands of an amount as the plan writes it, for opt-in modules that choose texts by plural category.
    package func pluralOperands(of amount: DecimalValue) -> PluralOperands {
        let rounded = round(amount)
        return PluralOperands(
            rounded.amount, fractionDigits: rounded.minimumFraction, compactExponent: rounded.compactExponent)
    }
}
