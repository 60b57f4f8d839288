import CurrencyEngine
import LocaleModel

extension Explainer {
    /// The text of an amount, and behind each of its characters the rule and the value.
    ///
    /// - Parameter style: of this explainer's `data`, under LDML's reading and without a pattern, symbols or sizes of
    ///   the caller's own.
    /// - Throws: `ExplanationError` where a character has no explanation.
    public func explain(_ style: NumberStyle, _ amount: DecimalValue) throws(ExplanationError) -> Explanation {
        let found = try StyleValues(style, values)
        let plan = style.plan
        let number = plan.formatParts(amount)
        var result = empty(style.options.locale, found.locale, found.system)
        result.currency = found.resolved.currency?.description
        result.amount = amount.description
        result.text = number.text
        let runs = AmountRuns(found, number, plan.shown(amount))
        let explained = try runs.explained()
        result.runs = explained.runs
        result.values = explained.values
        return result
    }
}
