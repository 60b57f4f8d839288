import CurrencyEngine
import LocaleModel

extension Explainer {
    /// Returns the text of an amount, with the rule and the value for each of its characters.
    ///
    /// - Parameter style: A style with this explainer's `data` and LDML's interpretation, without patterns, symbols or
    ///   group sizes from the caller.
    /// - Throws: `ExplanationError` if a character has no explanation.
    public func explain(_ style: NumberStyle, _ amount: DecimalValue) throws(ExplanationError) -> Explanation {
        let found = try StyleValues(style, values)
        let plan = style.plan
        let number = plan.formatParts(amount)
        var result = empty(style.options.locale, found.locale, found.system)
        result.currency = found.resolved.currency?.description
        result.amount = amount.description
        result.text = number.text
        let runs = AmountRuns(found, number, plan.round(amount))
        let explained = try runs.explained()
        result.runs = explained.runs
        result.values = explained.values
        return result
    }
}
