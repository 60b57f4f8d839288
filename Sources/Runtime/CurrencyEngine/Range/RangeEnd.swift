import CurrencyCore

/// One rounded number of a range: its digits, and the text around them.
struct RangeEnd: Sendable {
    /// The digits and separators, or the text for infinity, NaN or zero.
    var number: [AffixSegment]
    var affixes: RangeAffixes
    /// The currency's name, if it is shown, and the plural category that it was chosen for.
    var name = RangeAffixes()
    var category = PluralCategory.other
    var isNegative: Bool
    /// The fewest fraction digits. Numbers for which they differ do not look the same, even if both are written as 1.5.
    var minimumFraction: Int

    /// Whether the two numbers look the same, apart from the form of the currency's name.
    func looksLike(_ other: RangeEnd) -> Bool {
        number == other.number && affixes == other.affixes && isNegative == other.isNegative
            && minimumFraction == other.minimumFraction
    }

    /// The number with its affixes and the currency's name.
    func pieces(_ source: FormattedRangePart.Source) -> [RangePiece] {
        name.apply(to: unnamed(source), source)
    }

    /// The number with its affixes, without the currency's name.
    func unnamed(_ source: FormattedRangePart.Source) -> [RangePiece] {
        affixes.apply(to: bare(source), source)
    }

    /// The number without affixes.
    func bare(_ source: FormattedRangePart.Source) -> [RangePiece] {
        number.map { RangePiece(segment: $0, source: source) }
    }
}

extension FormatPlan {
    func rangeEnd(_ rounded: Rounded) -> RangeEnd {
        if let zeroText, rounded.amount.isZero {
            return RangeEnd(
                number: [AffixSegment(kind: .literal, bytes: zeroText.bytes(storage))], affixes: RangeAffixes(),
                isNegative: rounded.amount.isNegative, minimumFraction: 0)
        }
        let sign = SignClass(
            isNegative: rounded.amount.isNegative, isZero: rounded.amount.isZero || rounded.amount.isNaN)
        let compact = compactForm(of: rounded)
        var affixes = RangeAffixes((compact?.affixes ?? forms).form(form(of: sign)), storage)
        affixes.hidesNumber = compact?.hidesNumber ?? false
        return RangeEnd(
            number: bareNumber(rounded), affixes: affixes,
            name: rounded.name.flatMap { names?.forms[$0.index] }.map { RangeAffixes($0, storage) } ?? RangeAffixes(),
            category: rounded.name?.category ?? .other, isNegative: rounded.amount.isNegative,
            minimumFraction: rounded.minimumFraction)
    }

    /// Rounds an approximate amount twice, as ICU did before release 78: after rounding and cutting off integer digits,
    /// it rounded the rest once more.
    func roundTwice(_ amount: DecimalValue) -> Rounded {
        let first = round(amount)
        guard first.amount.isFinite else { return first }
        let kept = first.amount.cut(toIntegerDigits: maximumInteger)
        var plan = self
        plan.digitRule.strippedMinimum = first.minimumFraction
        return plan.round(kept.scaled(byPowerOfTen: first.compactExponent - scale))
    }

    /// The parts of a number without its affixes.
    private func bareNumber(_ rounded: Rounded) -> [AffixSegment] {
        storage.withUnsafeBufferPointer { storage in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity(for: rounded)) { scratch in
                let base = scratch.baseAddress.unsafelyUnwrapped
                var collector = PartCollector(base: base)
                _ = write(rounded, AffixForms(), hidesNumber: false, base, storage.baseAddress, &collector)
                return collector.parts.map { part in
                    AffixSegment(kind: part.kind, bytes: Array(scratch[part.range]))
                }
            }
        }
    }
}

extension DecimalValue {
    /// The number with at most its last `count` integer digits.
    fileprivate func cut(toIntegerDigits count: Int) -> DecimalValue {
        // All exponents are far below this bound, and `.max` must not overflow.
        let kept = count > 100_000 ? count : count - exponent
        if kept >= coefficient.digitCount { return self }
        if kept <= 0 { return isNegative ? DecimalValue.zero.negated : .zero }
        let rest = coefficient.quotientAndRemainder(dividingByPowerOfTen: kept).remainder
        return (try? DecimalValue(isNegative: isNegative, coefficient: rest, exponent: exponent)) ?? self
    }
}
