import CurrencyCore

// All that the judge asks about an amount, in order: what changes it, what is in front of it and behind, and what it is made
// of.

extension Judge {
    /// The amount of an interpretation with the doubts about it; nil if it is no amount.
    mutating func judged(_ interpretation: Interpretation, isRange: Bool = false) -> FoundAmount? {
        if isNoAmount(interpretation) { return nil }
        guard var found = value(interpretation) else { return nil }
        if !isRange { judgeCents(&found, interpretation) }
        judge(&found, interpretation, isRange: isRange)
        return found
    }

    /// Adds all doubts about an amount.
    mutating func judge(_ found: inout FoundAmount, _ interpretation: Interpretation, isRange: Bool = false) {
        applyMark(&found)
        enclose(&found, interpretation)
        judgeHyphen(&found, interpretation)
        judgeDashInFront(&found, interpretation)
        judgeMinusAtEnd(&found)
        judgeFront(&found, interpretation, isRange: isRange)
        judgeBehind(&found, interpretation, isRange: isRange)
        judgeCuts(&found, interpretation)
        judgeSums(&found, interpretation)
        judgeGroups(&found, interpretation)
        judgeRate(&found, interpretation)
        judgeShape(&found, interpretation)
        judgeCurrency(&found, interpretation)
        judgeNames(&found, interpretation)
        judgeHeading(&found, interpretation)
    }
}
