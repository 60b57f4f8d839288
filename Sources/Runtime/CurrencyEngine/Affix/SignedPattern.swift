// Forced inlining holds the budget of resolving.

import LDMLSyntax

/// A pattern in one sign form: it says which affixes to write, and what replaces a minus in them.
///
/// If the pattern has no negative subpattern, a minus precedes the positive prefix. A plus replaces a minus. The sign
/// of an approximate number precedes the other sign, or goes where that sign would be.
struct SignedPattern {
    let prefix: NumberPattern.Affix
    let suffix: NumberPattern.Affix
    /// Whether the sign precedes the prefix, because the prefix has no place for it.
    let prependsSign: Bool
    /// The sign that replaces a minus, in addition to the sign of an approximate number; `plain` for none.
    let sign: SignForm
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
        sign = plusTakesMinus ? .plus : form == .minus || !isApproximate ? .minus : .plain
        self.isApproximate = isApproximate
    }
}
