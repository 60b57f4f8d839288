// ICU's rounding modes, https://unicode-org.github.io/icu/userguide/format_parse/numbers/rounding-modes.html.
// There as here, "down" and "up" refer to the magnitude.
//
//     from      ceiling floor  down  up  halfEven halfOdd halfCeiling halfFloor halfDown halfUp
//      1.5         2      1      1    2      2       1         2          1        1       2
//     -1.5        -1     -2     -1   -2     -2      -1        -1         -2       -1      -2

/// How to round when digits are dropped.
///
/// ICU has an eleventh mode, `unnecessary`, which reports an error instead of rounding. This package has rounding
/// functions that return a pair and say whether the result is exact.
public enum RoundingMode: Hashable, Sendable, CaseIterable {
    /// Toward positive infinity.
    case ceiling
    /// Toward negative infinity.
    case floor
    /// Toward zero.
    case down
    /// Away from zero.
    case up
    /// To the nearest; halves to the even neighbour: 2.5 becomes 2, and 3.5 becomes 4. This is the default of ICU and
    /// of this package, because it does not bias sums of many rounded amounts upward.
    case halfEven
    /// To the nearest; halves to the odd neighbour.
    case halfOdd
    /// To the nearest; halves toward positive infinity.
    case halfCeiling
    /// To the nearest; halves toward negative infinity.
    case halfFloor
    /// To the nearest; halves toward zero.
    case halfDown
    /// To the nearest; halves away from zero: 2.5 becomes 3. Schools teach this mode, most tax offices use it, and it
    /// is the default of ECMA-402, which calls it halfExpand.
    case halfUp
}

/// The standard library's and ECMA-402's names of the same modes. Its `up` and `down` are `ceiling` and `floor` here,
/// as `up` and `down` refer to the magnitude in ICU.
extension RoundingMode {
    /// The standard library's name for `halfEven`.
    @_alwaysEmitIntoClient public static var toNearestOrEven: Self { .halfEven }
    /// The standard library's name for `halfUp`.
    @_alwaysEmitIntoClient public static var toNearestOrAwayFromZero: Self { .halfUp }
    /// The standard library's name for `down`.
    @_alwaysEmitIntoClient public static var towardZero: Self { .down }
    /// The standard library's name for `up`.
    @_alwaysEmitIntoClient public static var awayFromZero: Self { .up }
    /// ECMA-402's name for `halfUp`.
    @_alwaysEmitIntoClient public static var halfExpand: Self { .halfUp }
}

extension RoundingMode {
    /// Returns whether to round to the neighbour with the larger magnitude.
    func roundsAwayFromZero(_ dropped: DroppedPart, isNegative: Bool, isOdd: Bool) -> Bool {
        if dropped == .nothing { return false }
        switch self {
        case .ceiling: return !isNegative
        case .floor: return isNegative
        case .down: return false
        case .up: return true
        default: break
        }
        if dropped != .half { return dropped == .aboveHalf }
        switch self {
        case .halfEven: return isOdd
        case .halfOdd: return !isOdd
        case .halfCeiling: return !isNegative
        case .halfFloor: return isNegative
        case .halfDown: return false
        default: return true
        }
    }
}
