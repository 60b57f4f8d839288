extension Money {
    /// An amount divided into parts. The parts and the remainder add up to exactly the amount.
    public struct Allocation: Hashable, Sendable {
        /// One part for each ratio, in the same order.
        public let parts: [Money]
        /// The amount that is in no part; zero unless the policy is `separate`. It has the sign of the amount and is
        /// less than one unit for each part. It includes any fraction of a unit.
        public let remainder: Money
    }

    /// The largest number of parts that an amount can be split into.
    public static var maximumParts: Int { 1_000_000 }

    /// Divides the amount in proportion to ratios, in whole units.
    ///
    ///     let bill = Money(100, currency: CurrencyCode(literal: "EUR"))
    ///     try bill.allocated(by: [1, 2], data: .bundled).parts                  // 33.33 EUR, 66.67 EUR
    ///     try bill.allocated(by: [0.5, 0.2, 0.3], data: .bundled).parts         // 50.00 EUR, 20.00 EUR, 30.00 EUR
    ///     try bill.allocated(by: [1, 2], remainder: .separate, data: .bundled).remainder      // 0.01 EUR
    ///
    ///     // Coins of 0.05 CHF: each gets 3.35, and 0.02 stay.
    ///     let till = try Money("10.07", currency: CurrencyCode(literal: "CHF"))
    ///     try till.allocated(by: [1, 2], unit: .cash, remainder: .separate, data: .bundled).parts         // 3.35 CHF, 6.70 CHF
    ///     try till.allocated(by: [1, 2], unit: .cash, remainder: .separate, data: .bundled).remainder     // 0.02 CHF
    ///
    /// - Parameter ratios: Zero or above, and not all zero. Only their proportion matters: 1 and 2 are the same as 0.5
    ///   and 1.
    /// - Parameter unit: ISO's minor unit by default; `.cash` divides into amounts that coins can pay.
    /// - Throws: `notAMultiple` if the amount is not a whole number of units and the remainder is not `separate` (call
    ///   `rounded(to:_:data:)` first); `partCount` if there are no ratios; `ratio`; `noRatioAboveZero`; `noMinorUnit`;
    ///   `decimal(.tooManyDigits)` if the ratios as whole numbers, or their sum, have more than 38 digits; `data` if
    ///   the data is a slice that lacks the currency.
    /// - Complexity: linear in the number of ratios, or n log n for `largestRemainder`.
    public func allocated(
        by ratios: [DecimalValue], unit: MoneyUnit = .iso, remainder policy: RemainderPolicy = .largestRemainder,
        data: CurrencyData
    ) throws(MoneyError) -> Allocation {
        let (increment, scale) = try unit.resolve(currency, data)
        let units = try wholeUnits(of: increment, scale: scale, policy)
        let shares = try UnitShares(units.count, by: try UnitShares.weights(of: ratios))
        let sharedOut = shares.sharingOut(policy)
        return try allocation(
            sharedOut.parts.map { money($0.units, increment, scale) },
            remainder: units.areAll ? money(DecimalValue.Coefficient(sharedOut.left), increment, scale) : nil)
    }

    /// Splits the amount into equal parts, as far as whole units allow.
    ///
    ///     let bill = Money(100, currency: CurrencyCode(literal: "EUR"))
    ///     try bill.split(into: 3, data: .bundled).parts       // 33.34 EUR, 33.33 EUR, 33.33 EUR
    ///
    ///     let till = try Money("1.02", currency: CurrencyCode(literal: "CHF"))
    ///     try till.split(into: 3, unit: .cash, data: .bundled)        // throws the amount is not a multiple of 0.05
    ///
    /// Any two parts differ by at most one unit.
    ///
    /// - Parameter count: In 1...1,000,000.
    /// - Throws: `partCount`, and the errors of `allocated(by:unit:remainder:data:)`.
    /// - Complexity: linear in the number of parts.
    public func split(
        into count: Int, unit: MoneyUnit = .iso, remainder policy: RemainderPolicy = .largestRemainder,
        data: CurrencyData
    ) throws(MoneyError) -> Allocation {
        guard (1...Self.maximumParts).contains(count) else { throw .partCount(count) }
        let (increment, scale) = try unit.resolve(currency, data)
        let units = try wholeUnits(of: increment, scale: scale, policy)
        let (share, left) = units.count.quotientAndRemainder(dividingBy: UInt64(count))
        // All shares are cut by the same fraction, so only the places of the remaining units depend on the policy.
        let larger =
            switch policy {
            case .separate: 0..<0
            case .first, .largestRemainder: 0..<Int(left)
            case .last: count - Int(left)..<count
            }
        let (part, largerPart) = (money(share, increment, scale), money(share.incremented(), increment, scale))
        let parts = [Money](unsafeUninitializedCapacity: count) { parts, initialized in
            for index in 0..<count {
                parts.initializeElement(at: index, to: larger.contains(index) ? largerPart : part)
            }
            initialized = count
        }
        let remainder = DecimalValue.Coefficient(larger.isEmpty ? left : 0)
        return try allocation(parts, remainder: units.areAll ? money(remainder, increment, scale) : nil)
    }

    /// The magnitude as whole units of `increment × 10^-scale`, and whether they make up all of it. If they do not,
    /// only `separate` is allowed.
    private func wholeUnits(
        of increment: UInt64, scale: Int, _ policy: RemainderPolicy
    ) throws(MoneyError) -> (count: DecimalValue.Coefficient, areAll: Bool) {
        let units: DecimalUnits
        do throws(DecimalError) { units = try DecimalUnits(amount, scale: scale) } catch { throw .decimal(error) }
        guard units.whole <= .maximum else { throw .decimal(.tooManyDigits(offset: nil)) }
        let (count, rest) = units.whole.quotientAndRemainder(dividingBy: increment)
        let areAll = units.rest == .nothing && rest == 0
        guard areAll || policy == .separate else {
            throw .notAMultiple(
                of: DecimalValue(
                    uncheckedNegative: false, coefficient: DecimalValue.Coefficient(increment), exponent: -scale))
        }
        return (count, areAll)
    }

    /// - Parameter remainder: The amount in no part; nil if it has fractions of a unit.
    private func allocation(_ parts: [Money], remainder: Money?) throws(MoneyError) -> Allocation {
        if let remainder { return Allocation(parts: parts, remainder: remainder) }
        return Allocation(parts: parts, remainder: try self - parts.sum(in: currency))
    }

    /// A part of this amount as whole units. It is not larger than the amount, which has at most 38 digits at this scale.
    private func money(_ units: DecimalValue.Coefficient, _ increment: UInt64, _ scale: Int) -> Money {
        let magnitude = units.multipliedReportingOverflow(by: increment).partialValue
        let part = DecimalValue(uncheckedNegative: amount.isNegative, coefficient: magnitude, exponent: -scale)
        return Money(unchecked: part, currency)
    }
}
