import PackedTables

/// The unit to which amounts are rounded or in which they are divided.
///
/// Three properties of a currency are easy to confuse, so each has a name, as in `CurrencyDigits` for formatting:
///
///     currency   display   iso     cash
///     EUR        0.01      0.01    0.01
///     HUF        1         0.01    5
///     CHF        0.01      0.01    0.05
///     IQD        1         0.001   1
///     HRK        0.01      0.01    0.01
///     XAU        0.01      error   0.01
///     unknown    0.01      error   0.01
public enum MoneyUnit: Hashable, Sendable {
    /// CLDR's rounding step: for most currencies, one unit of the last fraction digit that CLDR displays.
    case display
    /// The minor unit, in which payments are counted: `CurrencyFacts.minorUnit`. If the currency has none, calls throw
    /// an error.
    case iso
    /// CLDR's rounding step of cash amounts: for most currencies, the smallest coin.
    case cash
    /// `10^-digits` for any currency, even one that the data lacks: 2 means hundredths. The digits are in -6144...6176.
    case fractionDigits(Int)

    /// The minor unit: another name for `iso`.
    ///
    ///     try Money("12.345", .euro).rounded(to: .minorUnit, .halfUp)         // 12.35 EUR
    @_alwaysEmitIntoClient public static var minorUnit: MoneyUnit { .iso }

    /// `10^-digits`: another name for `fractionDigits`.
    @_alwaysEmitIntoClient public static func fraction(_ digits: Int) -> MoneyUnit { .fractionDigits(digits) }

    /// Returns the unit as `increment × 10^-scale`.
    package func resolve(
        _ currency: CurrencyCode, _ data: CurrencyData
    ) throws(MoneyError) -> (increment: UInt64, scale: Int) {
        if case .fractionDigits(let digits) = self { return (1, digits) }
        guard let row = data.row(of: currency) else {
            if let missing = data.missing(currency) { throw .data(missing) }
            if self == .iso { throw .noMinorUnit(currency) }
            return (1, Self.defaultDigits)
        }
        let digits = data.image[CurrencyRow.self, row]
        switch self {
        case .iso:
            guard let digits = data.minorUnit(ofRow: row) else { throw .noMinorUnit(currency) }
            return (1, digits)
        case .cash: return (UInt64(max(1, digits.cashRounding)), digits.cashDigits)
        default: return (UInt64(max(1, digits.rounding)), digits.digits)
        }
    }

    /// LDML's fraction digits for an unknown currency.
    private static var defaultDigits: Int { 2 }
}
