import CurrencyCore

/// One number of a range, rounded: its digits, and what stands around them.
struct RangeEnd: Sendable {
    /// Digits and separators, or the text for infinity, NaN or zero.
    var number: [AffixSegment]
    var affixes: RangeAffixes
    /// The name of the currency, where it is shown, and the plural category that it was chosen for.
    var name = RangeAffixes()
    var category = PluralCategory.other
    var isNegative: Bool
    /// The fewest fraction digits: numbers with different ones do not look the same, even where both are written as 1.5.
    var minimumFraction: Int

    /// Whether the two are the same, apart from the form of the currency's name.
    func looksLike(_ other: RangeEnd) -> Bool {
        number == other.number && affixes == other.affixes && isNegative == other.isNegative
            && minimumFraction == other.minimumFraction
    }

    /// The number with its affixes and the name of the currency.
    func pieces(_ source: FormattedRangePart.Source) -> [RangePiece] {
        name.apply(to: unnamed(source), source)
    }

    /// The number with its affixes, without the name of the currency.
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

    /// An amount rounded as by ICU before release 78 where it marks it as approximate: what is left after rounding and
    /// cutting off integer digits is rounded once more.
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
    /// The number with no more than its last `count` integer digits.
    fileprivate func cut(toIntegerDigits count: Int) -> DecimalValue {
        // All exponents are far below the bound, and `.max` must not overflow.
        let kept = count > 100_000 ? count : count - exponent
        if kept >= coefficient.digitCount { return self }
        if kept <= 0 { return isNegative ? DecimalValue.zero.negated : .zero }
        let rest = coefficient.quotientAndRemainder(dividingByPowerOfTen: kept).remainder
        return (try? DecimalValue(isNegative: isNegative, coefficient: rest, exponent: exponent)) ?? self
    }
}
