/// How many digits a number is written with.
///
/// See <https://tc39.es/ecma402/#sec-setnfdigitoptions>.
public enum NumberPrecision: Hashable, Sendable {
    /// The fewest and the most decimals, `Int.max` for no limit; trailing zeros beyond the fewest are left out.
    case fraction(ClosedRange<Int>)
    /// The fewest and the most significant digits.
    case significant(ClosedRange<Int>)
    /// Whichever of the two gives more digits, or fewer.
    case both(fraction: ClosedRange<Int>, significant: ClosedRange<Int>, RoundingPriority)
    /// As `both`, but zeros at the end are kept up to both lower bounds, whichever limit decided: ICU's rule before it
    /// had priorities, and that of its compact notation.
    case bothMinimums(fraction: ClosedRange<Int>, significant: ClosedRange<Int>, RoundingPriority)
    /// Multiples of a step × 10^-`scale`, with `scale` decimals: a step of 5 and scale 2 for 0.05.
    ///
    /// A multiple of more than 38 digits is not written: the number becomes the nearest multiple of the step times the
    /// power of ten of its 38th digit, or of the 37th where that has 39.
    case increment(Int, scale: Int)
    /// All digits that the number has.
    case unlimited

    /// Always `count` decimals, at most 100.
    public static func fraction(_ count: Int) -> Self { .fraction(max(0, count)...max(0, count)) }
}

/// Which of two limits counts where they disagree.
public enum RoundingPriority: Hashable, Sendable, CaseIterable {
    /// The one that keeps more digits: ICU's relaxed.
    case morePrecision
    /// The one that keeps fewer: ICU's strict.
    case lessPrecision
}
