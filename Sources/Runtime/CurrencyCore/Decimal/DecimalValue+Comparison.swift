// Equality, order and hash depend on the number, not on how it is written: 1.0 == 1.00 and -0 == 0. The order is total,
// so that sorting and dictionary keys always work: -Infinity < all numbers < Infinity < NaN, and NaN == NaN.
// IEEE 754's unordered NaN would break both.

extension DecimalValue: Comparable {
    /// Returns whether both are the same number, regardless of how it is written: 1.0 equals 1.00, -0 equals 0, and NaN
    /// equals NaN.
    public static func == (left: DecimalValue, right: DecimalValue) -> Bool {
        left.isIdentical(to: right) || order(left, right) == .same
    }

    /// Returns whether the left number is smaller; NaN is larger than all others.
    public static func < (left: DecimalValue, right: DecimalValue) -> Bool {
        order(left, right) == .ascending
    }

    /// Returns whether both are the same number written the same way: the same sign (also of zero), the same
    /// coefficient and the same exponent. 1.0 is not identical to 1.00.
    @inlinable
    public func isIdentical(to other: DecimalValue) -> Bool {
        coefficient == other.coefficient && storedExponent == other.storedExponent && kind == other.kind
            && isNegative == other.isNegative
    }

    /// Returns the number, or the nearest limit if it is beyond one. NaN, which is larger than all numbers, becomes the
    /// upper limit.
    ///
    ///     try DecimalValue("1.19").clamped(to: 0...1)         // 1
    public func clamped(to limits: ClosedRange<DecimalValue>) -> DecimalValue {
        min(max(self, limits.lowerBound), limits.upperBound)
    }

    private enum Order {
        case ascending
        case same
        case descending

        init<Value: Comparable>(_ left: Value, _ right: Value) {
            self = left < right ? .ascending : left == right ? .same : .descending
        }
    }

    /// -2 for -Infinity, -1, 0 and 1 for the sign of a number, 2 for Infinity, 3 for NaN.
    private var rank: Int {
        switch kind {
        case .finite: coefficient.isZero ? 0 : isNegative ? -1 : 1
        case .infinity: isNegative ? -2 : 2
        case .notANumber: 3
        }
    }

    private static func order(_ left: DecimalValue, _ right: DecimalValue) -> Order {
        let rank = left.rank
        if rank != right.rank { return Order(rank, right.rank) }
        switch rank {
        case 1: return magnitudeOrder(left, right)
        case -1: return magnitudeOrder(right, left)
        default: return .same
        }
    }

    /// Compares the magnitudes. Both values must be finite and not zero.
    private static func magnitudeOrder(_ left: DecimalValue, _ right: DecimalValue) -> Order {
        let difference = left.exponent - right.exponent
        if difference == 0 { return Order(left.coefficient, right.coefficient) }
        let leftSize = left.coefficient.digitCount + left.exponent
        let rightSize = right.coefficient.digitCount + right.exponent
        if leftSize != rightSize { return Order(leftSize, rightSize) }
        // The first digits are at the same place, so the number with the larger exponent has fewer digits. With zeros
        // for the missing places, it has as many as the other: at most 38.
        if difference > 0 {
            let aligned = left.coefficient.multipliedReportingOverflow(byPowerOfTen: difference).partialValue
            return Order(aligned, right.coefficient)
        }
        let aligned = right.coefficient.multipliedReportingOverflow(byPowerOfTen: -difference).partialValue
        return Order(left.coefficient, aligned)
    }
}

extension DecimalValue: Hashable {
    /// Hashes the number, regardless of how it is written: 1.0 and 1.00 have the same hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(rank)
        guard isFinite, !coefficient.isZero else { return }
        let (stripped, zeros) = coefficient.strippingTrailingZeros()
        hasher.combine(stripped)
        hasher.combine(exponent + zeros)
    }
}
