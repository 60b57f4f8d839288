import CurrencyCore

extension FormatPlan {
    /// What plural rules look at in an amount as the plan writes it: for opt-in modules that choose texts by it.
    package func pluralOperands(of amount: DecimalValue) -> PluralOperands {
        let rounded = round(amount)
        return PluralOperands(
            rounded.amount, fractionDigits: rounded.minimumFraction, compactExponent: rounded.compactExponent)
    }
}
