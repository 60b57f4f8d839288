/// The exact value of one unit of a currency in another currency.
///
///     let rate = try ExchangeRate(1.0842, from: .euro, to: .dollar)               // 1 EUR = 1.0842 USD
///     rate.inverse                                                                // 1 USD = 5000/5421 EUR
///     try rate.combined(with: ExchangeRate(149.5, from: .dollar, to: .yen))       // 1 EUR = 162.0879 JPY
///     try rate.inverse.rate(fractionDigits: 6, .halfUp)                           // 0.922339
///
/// A rate is stored as a fraction, because the inverse of most decimals does not terminate. Nothing is rounded until
/// you convert an amount with `Money.converted(at:to:_:)` or ask for a decimal; both calls name the rounding mode.
///
/// Rates are equal if they are the same number between the same currencies; 1.5 equals 1.50.
public struct ExchangeRate: Hashable, Sendable {
    typealias Coefficient = DecimalValue.Coefficient

    /// The currency whose value the rate states.
    public let source: CurrencyCode
    /// The currency in which the rate states it.
    public let target: CurrencyCode
    /// The rate is numerator / denominator, in lowest terms: both are above zero and have at most 38 digits.
    let numerator: Coefficient
    let denominator: Coefficient

    init(_ source: CurrencyCode, _ target: CurrencyCode, _ fraction: (numerator: Coefficient, denominator: Coefficient))
    {
        (self.source, self.target) = (source, target)
        (numerator, denominator) = fraction
    }

    var fraction: (numerator: Coefficient, denominator: Coefficient) { (numerator, denominator) }

    /// Creates a rate that says that one unit of `source` is worth `rate` units of `target`.
    ///
    ///     let rate = try ExchangeRate(1.0842, from: .euro, to: .dollar)
    ///     try Money(100, .euro).converted(at: rate, .halfUp)                  // 108.42 USD
    ///     try Money(100, .dollar).converted(at: rate.inverse, .halfUp)        // 92.23 EUR
    ///
    /// - Throws: `rate` if it is not finite and above zero; `decimal(.tooManyDigits)` for 10^38 and more, and for more
    ///   than 37 decimal places.
    public init(_ rate: DecimalValue, from source: Currency, to target: Currency) throws(MoneyError) {
        try self.init(rate, from: source.code, to: target.code)
    }

    /// Creates a rate between currencies identified by their codes.
    ///
    ///     try ExchangeRate(1.0842, from: CurrencyCode("EUR"), to: CurrencyCode("USD"))        // 1 EUR = 1.0842 USD
    ///
    /// - Throws: The same errors as with the enum.
    public init(_ rate: DecimalValue, from source: CurrencyCode, to target: CurrencyCode) throws(MoneyError) {
        guard rate.isFinite, !rate.isZero, !rate.isNegative else { throw .rate(rate) }
        do throws(DecimalError) { self.init(source, target, try rate.fraction()) } catch { throw .decimal(error) }
    }

    /// The exact rate in the other direction.
    ///
    ///     try ExchangeRate(1.25, from: .euro, to: .dollar).inverse                // 1 USD = 0.8 EUR
    public var inverse: ExchangeRate { ExchangeRate(target, source, (denominator, numerator)) }

    /// Returns the exact rate from this source to the other rate's target, through the currency that both share
    /// (triangulation).
    ///
    ///     // The fixed rates of two currencies that became the euro.
    ///     let marks = try ExchangeRate(1.95583, from: .euro, to: .germanMark)
    ///     let francs = try ExchangeRate(6.55957, from: .euro, to: .frenchFranc)
    ///     try marks.inverse.combined(with: francs).rate(fractionDigits: 5, .halfUp)       // 3.35385
    ///
    /// - Throws: `currencyMismatch` unless the other rate begins with this one's target; `decimal(.tooManyDigits)` if
    ///   the numerator or denominator in lowest terms has more than 38 digits.
    public func combined(with other: ExchangeRate) throws(MoneyError) -> ExchangeRate {
        guard target == other.source else { throw .currencyMismatch(expected: target, found: other.source) }
        guard let product = Coefficient.product(fraction, other.fraction) else {
            throw .decimal(.tooManyDigits(offset: nil))
        }
        return ExchangeRate(source, other.target, product)
    }

    /// Returns the rate as a decimal, rounded once.
    ///
    ///     try ExchangeRate(3, from: .euro, to: .zloty).inverse.rate(fractionDigits: 4, .halfUp)       // 0.3333
    ///
    /// - Parameter digits: In -6144...6176.
    /// - Throws: `decimal(.tooManyDigits)` if the decimal has more than 38 digits; `decimal(.outOfRange)` for the
    ///   digits.
    public func rate(fractionDigits digits: Int, _ mode: RoundingMode) throws(MoneyError) -> DecimalValue {
        do throws(DecimalError) {
            return try DecimalValue(1)
                .multiplied(by: numerator, over: denominator, toMultipleOf: 1, scale: digits, mode)
        } catch { throw .decimal(error) }
    }

    /// The rate as a decimal of at most 38 digits; nil if its digits never end, like those of a third.
    ///
    ///     try ExchangeRate(1.25, from: .euro, to: .dollar).inverse.exactRate      // 0.8
    public var exactRate: DecimalValue? {
        try? DecimalValue(isNegative: false, coefficient: numerator, exponent: 0)
            / DecimalValue(isNegative: false, coefficient: denominator, exponent: 0)
    }
}

extension ExchangeRate: CustomStringConvertible {
    /// The rate as an equation, the same in every locale: `1 EUR = 1.0842 USD`, or with a fraction
    /// `1 USD = 5000/5421 EUR`.
    public var description: String { "1 \(source.description) = \(text) \(target.description)" }
}
