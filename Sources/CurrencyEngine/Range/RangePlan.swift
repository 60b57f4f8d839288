import CurrencyCore

/// A style with everything looked up that ranges of two numbers need.
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
    // One object that all copies share: code to copy a value would be a large part of a program that only formats.
    private let writer: RangeWriter

    /// The style's `rangePlan`.
    public init(_ style: some FormattingStyle) {
        style.require(style.missingRangeData)
        var number = style
        number.options.qualifier = nil
        // The whole range is isolated, not each number.
        if style.options.bidi == .isolate { number.options.bidi = .cldr }
        let plan = number.plan
        number.options.qualifier = .approximately
        let identity = style.options.rangeIdentity
        let isApproximate = identity == .approximately || identity == .approximatelyOrSingle
        writer = RangeWriter(plan, approximateNumbers: isApproximate ? number.plan : nil, style.options)
    }

    /// Whether both format all ranges alike.
    public static func == (left: Self, right: Self) -> Bool {
        left.writer === right.writer || left.writer.writesAs(right.writer)
    }

    /// Hashes what decides how ranges are formatted.
    public func hash(into hasher: inout Hasher) { writer.hash(into: &hasher) }
}

// MARK: Formatting

extension RangePlan {
    /// The range as text.
    ///
    /// - Throws: `FormatRangeError` for NaN, unless ICU is followed.
    public func format(from start: DecimalValue, to end: DecimalValue) throws(FormatRangeError) -> String {
        try formatParts(from: start, to: end).text
    }

    /// The range as text, and where each part of it stands.
    ///
    /// - Throws: `FormatRangeError` for NaN, unless ICU is followed.
    public func formatParts(
        from start: DecimalValue, to end: DecimalValue
    ) throws(FormatRangeError) -> FormattedRange {
        try writer.formatParts(from: start, to: end)
    }
}
