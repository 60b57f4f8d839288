/// An exact amount in one currency.
///
///     let price = try Money("19.99", currency: CurrencyCode(literal: "EUR"))
///     try price * 3                                           // 59.97 EUR
///     try price.split(into: 2, data: .bundled).parts          // 10.00 EUR, 9.99 EUR
///
/// Sums, differences and products are exact. Quotients, conversions and `rounded(to:_:data:)` round once, with the mode
/// that the call names. `.halfUp`, which most tax offices use, rounds halves away from zero; `.halfEven` rounds them to
/// the even neighbour.
///
///     let tax = try Money("0.125", currency: CurrencyCode(literal: "EUR"))
///     try tax.rounded(to: .minorUnit, .halfUp, data: .bundled)        // 0.13 EUR
///     try tax.rounded(to: .minorUnit, .halfEven, data: .bundled)      // 0.12 EUR
///
/// An operation without a result throws a typed error: two currencies in one sum, more than 38 digits, a currency
/// without a minor unit.
///
/// The amount keeps its decimal places as written: 12.5 and 12.50 are equal and have the same hash, and differ only in
/// `description`. `rounded(to:_:data:)` gives it the decimal places of the currency. Zero has no sign.
public struct Money: Hashable, Sendable {
    /// The amount in major units, such as 12.50. It is finite, and never negative zero.
    public let amount: DecimalValue
    /// The currency of the amount.
    public let currency: CurrencyCode

    /// Creates an amount, which must be finite.
    @inlinable
    init(unchecked amount: DecimalValue, _ currency: CurrencyCode) {
        self.amount = amount.isZero ? amount.magnitude : amount
        self.currency = currency
    }

    /// Creates an amount in major units.
    ///
    ///     let price: DecimalValue = 12.5
    ///     try Money(price, currency: CurrencyCode(literal: "EUR"))        // 12.5 EUR
    ///
    /// - Throws: `notFinite` for NaN and the infinities.
    public init(_ amount: DecimalValue, currency: CurrencyCode) throws(MoneyError) {
        guard amount.isFinite else { throw .notFinite }
        self.init(unchecked: amount, currency)
    }

    /// Creates a whole number of major units.
    ///
    ///     Money(12, currency: CurrencyCode(literal: "EUR"))       // 12 EUR
    public init(_ amount: Int, currency: CurrencyCode) {
        self.init(unchecked: DecimalValue(amount), currency)
    }

    /// Creates an amount in major units from decimal text, with its decimal places.
    ///
    ///     try Money("12.50", currency: CurrencyCode(literal: "EUR"))      // 12.50 EUR
    ///
    /// The text has the format that `DecimalValue.init(_:)` reads, which does not depend on a locale: a point before
    /// the fraction, and no grouping.
    ///
    /// - Throws: `decimal`, with the offset in the text; `notFinite` for the words `NaN` and `Infinity`.
    public init(_ text: String, currency: CurrencyCode) throws(MoneyError) {
        let amount: DecimalValue
        do throws(DecimalError) { amount = try DecimalValue(text) } catch { throw .decimal(error) }
        try self.init(amount, currency: currency)
    }

    /// Zero, without decimal places.
    @inlinable
    @_disfavoredOverload
    public static func zero(_ currency: CurrencyCode) -> Money {
        Money(unchecked: .zero, currency)
    }

    /// Whether the amount is zero.
    public var isZero: Bool { amount.isZero }

    /// Whether the amount is below zero.
    public var isNegative: Bool { amount.isNegative }

    /// The amount with the opposite sign.
    ///
    ///     try Money("12.50", currency: CurrencyCode(literal: "EUR")).negated      // -12.50 EUR
    @inlinable
    public var negated: Money { Money(unchecked: amount.negated, currency) }

    /// The amount without its sign: the absolute value.
    ///
    ///     try Money("-12.50", currency: CurrencyCode(literal: "EUR")).magnitude       // 12.50 EUR
    public var magnitude: Money { Money(unchecked: amount.magnitude, currency) }
}

extension Money: CustomStringConvertible {
    /// The amount and the code, the same in every locale: `-12.50 EUR`. There is no exponent and no grouping separator.
    public var description: String { amount.plainText + " " + currency.description }
}
