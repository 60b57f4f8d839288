// Forced inlining holds the budget of resolving.

import LDMLSyntax

/// A pattern in one form of sign: which of its affixes are written, and what a minus in them becomes.
///
/// Where the pattern has no negative subpattern, a minus stands before the positive prefix. A plus takes the place of a
/// minus. The sign of an approximate number stands before the other sign, or where that would be.
struct SignedPattern {
    /// What takes the place of a minus in a pattern, beside the sign of an approximate number.
    enum Sign {
        case minus, plus, none
    }

    let prefix: NumberPattern.Affix
    let suffix: NumberPattern.Affix
    /// Whether the sign stands before the prefix, which has no place for it.
    let prependsSign: Bool
    let sign: Sign
    let isApproximate: Bool

    @_transparent
    init(_ pattern: NumberPattern, _ form: SignForm, isApproximate: Bool) {
        let plusTakesMinus = form == .plus && !pattern.positiveHasPlusSign
        let mayUseNegative =
            form == .minus || (pattern.negativeHasMinusSign && (plusTakesMinus || isApproximate))
        if mayUseNegative, let negative = pattern.negative {
            (prefix, suffix) = negative
            prependsSign = false
        } else {
            (prefix, suffix) = (pattern.prefix, pattern.suffix)
            prependsSign = form == .minus || plusTakesMinus || isApproximate
        }
        sign = plusTakesMinus ? .plus : form == .minus || !isApproximate ? .minus : .none
        self.isApproximate = isApproximate
    }
}
