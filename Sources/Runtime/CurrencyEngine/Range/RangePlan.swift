import CurrencyCore

/// A style with everything looked up that ranges need.
///
///     let plan = CurrencyStyle(.euro, locale: .germanGermany).rangePlan
///     try plan.format(from: 1, to: 3)      // "1,00–3,00 €"
///     try plan.format(from: 1, to: 1)      // "≈1,00 €"
///
/// `rangeCollapse` decides which text is written once for both numbers, and `rangeIdentity` what is written if both
/// look the same. A range may descend, and its ends may be infinite. The style's `qualifier` does not apply to ranges.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Miscellaneous_Patterns> and
/// <https://tc39.es/ecma402/#sec-partitionnumberrangepattern>.
public struct RangePlan: Hashable, Sendable {
    // One object that all copies share. Code to copy a value would be a large part of a program that only formats.
    private let writer: RangeWriter

    /// Makes the plan for ranges of a style, as `rangePlan` does.
    public init(_ style: some FormattingStyle) {
        style.require(style.missingRangeData)
        var number = style
        number.options.qualifier = nil
        // The isolates go around the whole range, not around each number.
        if style.options.bidi == .isolate { number.options.bidi = .cldr }
        let plan = number.plan
        number.options.qualifier = .approximately
        let identity = style.options.rangeIdentity
        let isApproximate = identity == .approximately || identity == .approximatelyOrSingle
        writer = RangeWriter(plan, approximateNumbers: isApproximate ? number.plan : nil, style.options)
    }

    /// Whether both plans format all ranges alike.
    public static func == (left: Self, right: Self) -> Bool {
        left.writer === right.writer || left.writer.writesAs(right.writer)
    }

    /// Hashes the values that decide how ranges are formatted.
    public func hash(into hasher: inout Hasher) { writer.hash(into: &hasher) }
}

// MARK: Formatting

extension RangePlan {
    /// Formats a range.
    ///
    /// - Throws: `FormatRangeError` for NaN, unless the style follows ICU.
    public func format(from start: DecimalValue, to end: DecimalValue) throws(FormatRangeError) -> String {
        try formatParts(from: start, to: end).text
    }

    /// Formats a range and returns the range of each part.
    ///
    /// - Throws: `FormatRangeError` for NaN, unless the style follows ICU.
    public func formatParts(
        from start: DecimalValue, to end: DecimalValue
    ) throws(FormatRangeError) -> FormattedRange {
        try writer.formatParts(from: start, to: end)
    }
}
