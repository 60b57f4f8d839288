import CurrencyFormat

extension Money {
    /// Returns the amount as a service counts it.
    ///
    ///     try Money("1000", .icelandKrona).minorUnits(for: .stripe)     // 100000
    ///     try Money("1000", .icelandKrona).minorUnits(for: .mollie)     // 1000
    ///     try Money("1000", .icelandKrona).minorUnits(for: .square)     // throws how square counts ISK is not recorded
    ///     try Money("1000", .icelandKrona).minorUnits(for: .payPal)     // throws payPal does not take ISK
    ///     try Money("9.5", .icelandKrona).minorUnits(for: .stripe)      // throws stripe accepts multiples of 100, found 950
    ///
    /// The result does not depend on the digits that CLDR displays. Nothing is rounded; to round, call `rounded(to:_:)`
    /// first.
    ///
    /// - Throws: `notRecorded`; `notOffered`; `notAMultiple`; `money(.decimal)` if the amount has fractions of the unit
    ///   or does not fit in 64 bits.
    public func minorUnits(for policy: MinorUnitPolicy) throws(MinorUnitError) -> Int64 {
        let unit = try policy.unit(of: currency)
        let units: Int64
        do throws(DecimalError) {
            units = try amount.minorUnits(scale: unit.exponent)
        } catch {
            throw .money(.decimal(error))
        }
        try unit.check(units, policy)
        return units
    }

    /// Creates an amount from minor units that a service counted.
    ///
    ///     try Money(minorUnits: 100_000, .forint, for: .stripe)       // 1000.00 HUF
    ///     try Money(minorUnits: 100_000, .forint, for: .payPal)       // 100000 HUF
    ///
    /// - Throws: `notRecorded`; `notOffered`; `notAMultiple`; `money(.noMinorUnit)`.
    public init(
        minorUnits: Int64, _ currency: CurrencyCode, for policy: MinorUnitPolicy
    ) throws(MinorUnitError) {
        let unit = try policy.unit(of: currency)
        try unit.check(minorUnits, policy)
        do throws(MoneyError) {
            try self.init(DecimalValue(minorUnits: minorUnits, scale: unit.exponent), currency)
        } catch {
            throw .money(error)
        }
    }

    /// Creates an amount from minor units that a service counted; see `init(minorUnits:_:for:)` with a code.
    public init(minorUnits: Int64, _ currency: Currency, for policy: MinorUnitPolicy) throws(MinorUnitError) {
        try self.init(minorUnits: minorUnits, currency.code, for: policy)
    }
}

extension ServiceUnit {
    fileprivate func check(_ units: Int64, _ policy: MinorUnitPolicy) throws(MinorUnitError) {
        guard let service = policy.service, !units.isMultiple(of: multiple) else { return }
        throw .notAMultiple(of: multiple, service, minorUnits: units)
    }
}
