/// How many digits a number is written with.
///
/// See <https://tc39.es/ecma402/#sec-setnfdigitoptions>.
public enum NumberPrecision: Hashable, Sendable {
    /// The fewest and the most fraction digits, `Int.max` for no limit; trailing zeros beyond the fewest are left out.
    case fraction(ClosedRange<Int>)
    /// The fewest and the most significant digits.
    case significant(ClosedRange<Int>)
    /// Both limits; the priority decides which applies: the one that gives more digits, or fewer.
    case both(fraction: ClosedRange<Int>, significant: ClosedRange<Int>, RoundingPriority)
    /// As `both`, but trailing zeros are kept up to both lower bounds, whichever limit applies. This is ICU's rule in
    /// compact notation, and was its only rule before it had priorities.
    case bothMinimums(fraction: ClosedRange<Int>, significant: ClosedRange<Int>, RoundingPriority)
    /// Multiples of an increment × 10^-`scale`, with `scale` fraction digits: 5 and scale 2 for 0.05.
    ///
    /// A multiple of more than 38 digits is not written: the number becomes the nearest multiple of the increment times
    /// the power of ten of its 38th digit, or of the 37th if that has 39.
    case increment(Int, scale: Int)
    /// All digits that the number has.
    case unlimited

    /// Always `count` fraction digits, at most 100.
    public static func fraction(_ count: Int) -> Self { .fraction(max(0, count)...max(0, count)) }

    /// Always `count` significant digits, at least 1 and at most 100.
    @_alwaysEmitIntoClient public static func significant(_ count: Int) -> Self {
        .significant(max(1, count)...max(1, count))
    }

    /// Foundation's name of `fraction`.
    @_alwaysEmitIntoClient public static func fractionLength(_ count: Int) -> Self { .fraction(count) }
    /// Foundation's name of `fraction`.
    @_alwaysEmitIntoClient public static func fractionLength(_ limits: ClosedRange<Int>) -> Self { .fraction(limits) }
    /// Foundation's name of `significant`.
    @_alwaysEmitIntoClient public static func significantDigits(_ count: Int) -> Self { .significant(count) }
    /// Foundation's name of `significant`.
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
