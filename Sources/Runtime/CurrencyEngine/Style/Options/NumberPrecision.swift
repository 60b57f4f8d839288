/// How many digits to write for a number.
///
/// See <https://tc39.es/ecma402/#sec-setnfdigitoptions>.
public enum NumberPrecision: Hashable, Sendable {
    /// The fewest and the most fraction digits, `Int.max` for no limit. Trailing zeros beyond the fewest are omitted.
    case fraction(ClosedRange<Int>)
    /// The fewest and the most significant digits.
    case significant(ClosedRange<Int>)
    /// Both limits. The priority decides which one applies: the one that gives more digits, or fewer.
    case both(fraction: ClosedRange<Int>, significant: ClosedRange<Int>, RoundingPriority)
    /// As `both`, but trailing zeros are kept up to both lower bounds, whichever limit applies. ICU does this in
    /// compact notation; before it had priorities, it always did.
    case bothMinimums(fraction: ClosedRange<Int>, significant: ClosedRange<Int>, RoundingPriority)
    /// Multiples of an increment × 10^-`scale`, with `scale` fraction digits: 5 with scale 2 rounds to 0.05.
    ///
    /// A multiple is written only up to 38 digits. A longer number becomes the nearest multiple of the increment times
    /// the power of ten of its 38th digit, or of its 37th if that multiple has 39 digits. To get an error in its place,
    /// round with `DecimalValue.rounded(toIncrement:scale:_:)`.
    case increment(Int, scale: Int)
    /// All digits that the number has.
    case unlimited

    /// Writes exactly `count` fraction digits, at most 100.
    public static func fraction(_ count: Int) -> Self { .fraction(max(0, count)...max(0, count)) }

    /// Writes exactly `count` significant digits, at least 1 and at most 100.
    @_alwaysEmitIntoClient public static func significant(_ count: Int) -> Self {
        .significant(max(1, count)...max(1, count))
    }

    /// Foundation's name for `fraction`.
    @_alwaysEmitIntoClient public static func fractionLength(_ count: Int) -> Self { .fraction(count) }
    /// Foundation's name for `fraction`.
    @_alwaysEmitIntoClient public static func fractionLength(_ limits: ClosedRange<Int>) -> Self { .fraction(limits) }
    /// Foundation's name for `significant`.
    @_alwaysEmitIntoClient public static func significantDigits(_ count: Int) -> Self { .significant(count) }
    /// Foundation's name for `significant`.
    @_alwaysEmitIntoClient public static func significantDigits(_ limits: ClosedRange<Int>) -> Self {
        .significant(limits)
    }
}

/// Which of two limits applies if they disagree.
public enum RoundingPriority: Hashable, Sendable, CaseIterable {
    /// The one that keeps more digits; ICU calls it relaxed.
    case morePrecision
    /// The one that keeps fewer digits; ICU calls it strict.
    case lessPrecision
}
