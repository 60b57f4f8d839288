/// A distribution of whole units: each part's share rounded down, the cut-off fraction, and the remaining units.
struct UnitShares {
    typealias Coefficient = DecimalValue.Coefficient

    struct Part {
        var units: Coefficient
        /// The cut-off fraction, over a denominator that all parts share.
        let cut: Coefficient
    }

    private(set) var parts: [Part]
    /// The units in no part. There are fewer of them than parts whose share was cut.
    private(set) var left: UInt64

    /// Creates parts in proportion to weights, whose sum is above zero and at most `Coefficient.maximum`.
    init(_ units: Coefficient, by weights: (each: [Coefficient], sum: Coefficient)) throws(MoneyError) {
        parts = []
        parts.reserveCapacity(weights.each.count)
        var unshared = units
        for weight in weights.each {
            let product = WideCoefficient(units, times: weight)
            // A weight is at most the sum, so the quotient is at most `units`.
            guard let (share, cut) = product.quotientAndRemainder(dividingBy: weights.sum) else {
                throw .decimal(.tooManyDigits(offset: nil))
            }
            parts.append(Part(units: share, cut: cut))
            unshared = unshared.subtracting(share)
        }
        left = unshared.low
    }

    /// Ratios as whole numbers in the same proportions, and their sum.
    static func weights(
        of ratios: [DecimalValue]
    ) throws(MoneyError) -> (each: [Coefficient], sum: Coefficient) {
        if ratios.isEmpty { throw .partCount(0) }
        var lowest = Int.max
        for (index, ratio) in ratios.enumerated() {
            guard ratio.isFinite, ratio.isZero || !ratio.isNegative else { throw .ratio(index: index) }
            if ratio.isZero { continue }
            lowest = min(lowest, ratio.exponent + ratio.coefficient.strippingTrailingZeros().zeros)
        }
        if lowest == .max { throw .noRatioAboveZero }
        var each: [Coefficient] = []
        each.reserveCapacity(ratios.count)
        var sum = Coefficient.zero
        for ratio in ratios {
            let weight: Coefficient
            do throws(DecimalError) {
                // This is exact, because `lowest` is the place of the last nonzero digit.
                weight = try DecimalUnits(ratio, scale: -lowest).whole
            } catch { throw .decimal(error) }
            // Both are below 10^38, so their sum fits.
            if weight <= .maximum { sum = sum.addingReportingOverflow(weight).partialValue }
            guard weight <= .maximum, sum <= .maximum else { throw .decimal(.tooManyDigits(offset: nil)) }
            each.append(weight)
        }
        return (each, sum)
    }

    /// Gives one remaining unit each to parts whose share was cut.
    func sharingOut(_ policy: RemainderPolicy) -> UnitShares {
        var result = self
        switch policy {
        case .separate: return self
        case .first: result.give(to: parts.indices)
        case .last: result.give(to: parts.indices.reversed())
        case .largestRemainder:
            let order = parts.indices.sorted { left, right in
                parts[left].cut == parts[right].cut ? left < right : parts[left].cut > parts[right].cut
            }
            result.give(to: order)
        }
        return result
    }

    private mutating func give(to order: some Sequence<Int>) {
        for index in order {
            if left == 0 { return }
            if parts[index].cut.isZero { continue }
            parts[index].units = parts[index].units.incremented()
            left -= 1
        }
    }
}
