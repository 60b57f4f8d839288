// The fast path can read a text only if the text fits at most one sign form.

extension AffixForms {
    /// Whether no text fits two of the forms in use. If so, the fast path can read the plan's texts.
    // `mutating` passes `self` by reference; otherwise three forms would be copied. Budget resolving.
    mutating func areApart(_ used: SignForms, _ digits: DigitShapes) -> Bool {
        let (hasPlain, hasPlus, hasMinus) = (used.contains(.plain), used.contains(.plus), used.contains(.minus))
        if hasPlain, hasMinus, !digits.tellApart(plain.prefix, minus.prefix, plain.suffix, minus.suffix) {
            return false
        }
        if hasPlain, hasPlus, !digits.tellApart(plain.prefix, plus.prefix, plain.suffix, plus.suffix) { return false }
        return !hasMinus || !hasPlus || digits.tellApart(minus.prefix, plus.prefix, minus.suffix, plus.suffix)
    }
}

extension DigitShapes {
    /// Whether no text fits both forms.
    fileprivate func tellApart(
        _ prefix: PlanText, _ otherPrefix: PlanText, _ suffix: PlanText, _ otherSuffix: PlanText
    ) -> Bool {
        tellApart(prefix, otherPrefix, atEnd: false) || tellApart(suffix, otherSuffix, atEnd: true)
    }

    /// Whether no text can have both affixes beside a number. For example, "n12" fits both "n" and "n1". Two different
    /// affixes fit the same text only if the longer one has a digit where the shorter one ends.
    private func tellApart(_ first: PlanText, _ second: PlanText, atEnd: Bool) -> Bool {
        if first.count == second.count { return first != second }
        let (short, long) = first.count < second.count ? (first, second) : (second, first)
        let beside = long.inlineByte(Int(atEnd ? long.count - 1 - short.count : short.count))
        // The last byte distinguishes digits of several bytes; the first byte is the same for all ten.
        let edge = atEnd ? zero >> UInt32(8 * (count - 1)) : zero
        return beside &- UInt8(truncatingIfNeeded: edge) > (atEnd || count == 1 ? 9 : 0)
    }
}
