import CurrencyCore

/// A style with everything looked up that a range of two numbers needs.
///
///     let plan = CurrencyStyle(.euro, locale: .germanGermany).rangePlan
///     try plan.format(from: 1, to: 3)      // "1,00–3,00 €"
///     try plan.format(from: 1, to: 1)      // "≈1,00 €"
///
/// What the two numbers have in common is written as `rangeCollapse` says, and numbers that look the same as
/// `rangeIdentity` says. A range may run downwards, and its ends may be infinite. The style's `qualifier` is for single
/// numbers: a range has none.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Miscellaneous_Patterns> and
/// <https://tc39.es/ecma402/#sec-partitionnumberrangepattern>.
public struct RangePlan: Hashable, Sendable {
    private let numbers: FormatPlan
    /// For numbers that look the same; nil where these are not written as approximate ones.
    private let approximateNumbers: FormatPlan?
    private let separator: RangeSeparator
    /// What the locale puts around the two numbers; no locale of CLDR does.
    private let before: [UInt8]
    private let after: [UInt8]
    private let isIsolated: Bool
    private let collapse: RangeCollapse
    private let identity: RangeIdentity
    private let compatibility: Compatibility

    public init(_ style: some FormattingStyle) {
        let options = style.options
        var style = style
        style.options.qualifier = nil
        // The whole range is isolated, not each number.
        if options.bidi == .isolate { style.options.bidi = .cldr }
        numbers = style.plan
        collapse = options.rangeCollapse
        identity = options.rangeIdentity
        compatibility = options.compatibility
        style.options.qualifier = .approximately
        approximateNumbers = identity == .approximately || identity == .approximatelyOrSingle ? style.plan : nil
        let filter = TextFilter(spaces: options.spaces, bidi: options.bidi)
        let pattern = JoiningPattern.range(SystemTables(options))
        separator = RangeSeparator(text: filter.apply(pattern.between))
        before = filter.apply(pattern.before)
        after = filter.apply(pattern.after)
        isIsolated = options.bidi == .isolate
    }
}

// MARK: Formatting

extension RangePlan {
    /// The range as text.
    ///
    /// - Throws: `FormatRangeError` where an end is NaN, unless ICU is followed, which writes it.
    public func format(from start: DecimalValue, to end: DecimalValue) throws(FormatRangeError) -> String {
        try formatParts(from: start, to: end).text
    }

    /// The range as text, and where each part of it stands.
    ///
    /// - Throws: `FormatRangeError` where an end is NaN, unless ICU is followed, which writes it.
    public func formatParts(
        from start: DecimalValue, to end: DecimalValue
    ) throws(FormatRangeError) -> FormattedRange {
        if compatibility == .ldml {
            if start.isNaN { throw .startIsNotANumber }
            if end.isNaN { throw .endIsNotANumber }
        }
        let pieces = pieces(start, end)
        guard isIsolated else { return FormattedRange(pieces) }
        // First strong isolate, pop directional isolate.
        return FormattedRange([literal(Array("\u{2068}".utf8))] + pieces + [literal(Array("\u{2069}".utf8))])
    }

    private func literal(_ bytes: [UInt8]) -> RangePiece {
        RangePiece(segment: AffixSegment(kind: .literal, bytes: bytes), source: .shared)
    }

    /// The number with the sign of an approximate one.
    private func approximate(_ amount: DecimalValue) -> RangeEnd {
        let plan = approximateNumbers ?? numbers
        return plan.rangeEnd(compatibility == .icu ? plan.roundTwice(amount) : plan.round(amount))
    }

    private func pieces(_ start: DecimalValue, _ end: DecimalValue) -> [RangePiece] {
        let first = numbers.rangeEnd(numbers.round(start))
        let second = numbers.rangeEnd(numbers.round(end))
        if first == second {
            switch identity.form(equalBeforeRounding: start == end) {
            case .single: return first.pieces(.shared)
            case .approximate: return approximate(start).pieces(.shared)
            case .range: break
            }
        }
        let affixes = first.affixes
        let isJoined = affixes == second.affixes && collapse.joins(affixes)
        let space = !isJoined && affixes.characterCount > 0
        let middle = literal(separator.spaced(space))
        let pieces =
            isJoined
            ? affixes.apply(to: first.bare(.startRange) + [middle] + second.bare(.endRange), .shared)
            : first.pieces(.startRange) + [middle] + second.pieces(.endRange)
        return [literal(before)] + pieces + [literal(after)]
    }
}
