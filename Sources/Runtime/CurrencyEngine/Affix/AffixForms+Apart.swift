// A text can be read fast only where it fits one form of a sign at most.

extension AffixForms {
    /// Whether no text fits two of the forms in use, so that the fast path can read the plan's texts.
    // `mutating` only so that `self` is passed by reference; otherwise three forms are copied. Budget resolving.
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

    /// Whether no text has both affixes beside a number. Two that differ fit the same text only where the longer one has a
    /// digit beside what the shorter one takes: "n" and "n1" both fit "n12".
    private func tellApart(_ first: PlanText, _ second: PlanText, atEnd: Bool) -> Bool {
        if first.count == second.count { return first != second }
        let (short, long) = first.count < second.count ? (first, second) : (second, first)
        let beside = long.word(at: Int(atEnd ? long.count - 1 - short.count : short.count))
        // The last byte tells digits of several bytes apart, and the first one is the same for all ten.
        let edge = atEnd ? zero >> UInt32(8 * (count - 1)) : zero
        return UInt8(truncatingIfNeeded: beside) &- UInt8(truncatingIfNeeded: edge) > (atEnd || count == 1 ? 9 : 0)
    }
}
