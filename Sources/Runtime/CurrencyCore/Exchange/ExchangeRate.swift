/// What one unit of a currency is worth in another one, exactly.
///
///     let (euro, dollar, yen) = (CurrencyCode(literal: "EUR"), CurrencyCode(literal: "USD"), CurrencyCode(literal: "JPY"))
///     let rate = try ExchangeRate(1.0842, from: euro, to: dollar)             // 1 EUR = 1.0842 USD
///     rate.inverse                                                            // 1 USD = 5000/5421 EUR
///     try rate.combined(with: ExchangeRate(149.5, from: dollar, to: yen))     // 1 EUR = 162.0879 JPY
///     try rate.inverse.rate(fractionDigits: 6, .halfUp)                       // 0.922339
///
/// A rate is kept as a fraction, because the inverse of most decimals has no last digit. Nothing is rounded until an amount
/// is converted, with `Money.converted(at:to:_:data:)`, or a decimal is asked for.
///
/// Rates are equal if they are the same number between the same currencies: 1.5 and 1.50.
public struct ExchangeRate: Hashable, Sendable {
    typealias Coefficient = DecimalValue.Coefficient

    /// The currency of which the rate tells the worth.
    public let source: CurrencyCode
    /// The currency in which the rate tells it.
    public let target: CurrencyCode
    /// The rate is numerator / denominator, in lowest terms: both are above zero and have at most 38 digits.
    let numerator: Coefficient
    let denominator: Coefficient

    private init(_ source: CurrencyCode, _ target: CurrencyCode, _ numerator: Coefficient, _ denominator: Coefficient) {
        (self.source, self.target) = (source, target)
        (self.numerator, self.denominator) = (numerator, denominator)
    }

    /// Makes a rate: one unit of `source` is worth `rate` units of `target`.
    ///
    /// - Throws: `rate` if it is not finite and above zero; `decimal(.tooManyDigits)` if it is above 10^38 or has more than
    ///   38 decimal places.
    public init(_ rate: DecimalValue, from source: CurrencyCode, to target: CurrencyCode) throws(MoneyError) {
        guard rate.isFinite, !rate.isZero, !rate.isNegative else { throw .rate(rate) }
        let (coefficient, zeros) = rate.coefficient.strippingTrailingZeros()
        let exponent = rate.exponent + zeros
        let (numerator, overflow) = coefficient.multipliedReportingOverflow(byPowerOfTen: max(0, exponent))
        guard !overflow, numerator <= .maximum, exponent > -DecimalValue.maximumDigits else {
            throw .decimal(.tooManyDigits(offset: nil))
        }
        let (lowest, denominator) = Coefficient.lowestTerms(numerator, .powerOfTen(max(0, -exponent)))
        self.init(source, target, lowest, denominator)
    }

    /// The rate in the other direction, exactly.
    ///
    ///     let rate = try ExchangeRate(1.25, from: CurrencyCode(literal: "EUR"), to: CurrencyCode(literal: "USD"))
    ///     rate.inverse                // 1 USD = 0.8 EUR
    public var inverse: ExchangeRate { ExchangeRate(target, source, denominator, numerator) }

    /// The rate from this source to the other's target, through the currency that both have: triangulation, exactly.
    ///
    ///     // The fixed rates of two currencies that became the euro.
    ///     let (euro, mark, franc) = (CurrencyCode(literal: "EUR"), CurrencyCode(literal: "DEM"), CurrencyCode(literal: "FRF"))
    ///     let marks = try ExchangeRate(1.95583, from: euro, to: mark)
    ///     let francs = try ExchangeRate(6.55957, from: euro, to: franc)
    ///     try marks.inverse.combined(with: francs).rate(fractionDigits: 5, .halfUp)       // 3.35385
    ///
    /// - Throws: `currencyMismatch` unless the other rate begins with this one's target; `decimal(.tooManyDigits)` if the
    ///   fraction in lowest terms has more than 38 digits above or below its bar.
    public func combined(with other: ExchangeRate) throws(MoneyError) -> ExchangeRate {
        guard target == other.source else { throw .currencyMismatch(expected: target, found: other.source) }
        let (first, fourth) = Coefficient.lowestTerms(numerator, other.denominator)
        let (third, second) = Coefficient.lowestTerms(other.numerator, denominator)
        let above = WideCoefficient(first, times: third)
        let below = WideCoefficient(second, times: fourth)
        guard above.high.isZero, above.low <= .maximum, below.high.isZero, below.low <= .maximum else {
            throw .decimal(.tooManyDigits(offset: nil))
        }
        return ExchangeRate(source, other.target, above.low, below.low)
    }

    /// The rate as a decimal, rounded once.
    ///
    ///     let rate = try ExchangeRate(3, from: CurrencyCode(literal: "EUR"), to: CurrencyCode(literal: "PLN"))
    ///     try rate.inverse.rate(fractionDigits: 4, .halfUp)       // 0.3333
    ///
    /// - Parameter digits: In -6144...6176.
    /// - Throws: `decimal(.tooManyDigits)` if the decimal has more than 38 digits; `decimal(.outOfRange)` for the digits.
    public func rate(fractionDigits digits: Int, _ mode: RoundingMode) throws(MoneyError) -> DecimalValue {
        do throws(DecimalError) {
            return try DecimalUnits(1, times: numerator, over: denominator, scale: digits)
                .rounded(mode, isNegative: false)
        } catch { throw .decimal(error) }
    }

    /// The rate as a decimal, if it is one of at most 38 digits; nil if its digits never end, as those of a third.
    ///
    ///     let rate = try ExchangeRate(1.25, from: CurrencyCode(literal: "EUR"), to: CurrencyCode(literal: "USD"))
    ///     rate.inverse.exactRate      // 0.8
    public var exactRate: DecimalValue? {
        try? DecimalValue(uncheckedNegative: false, coefficient: numerator, exponent: 0)
            / DecimalValue(uncheckedNegative: false, coefficient: denominator, exponent: 0)
    }
}

extension ExchangeRate: CustomStringConvertible {
    /// The rate as an equation, in every locale alike: `1 EUR = 1.0842 USD`, or with a fraction `1 USD = 5000/5421 EUR`.
    public var description: String {
        let number = exactRate?.plainText ?? "\(Self.text(numerator))/\(Self.text(denominator))"
        return "1 \(source.description) = \(number) \(target.description)"
    }

    private static func text(_ number: Coefficient) -> String {
        DecimalValue(uncheckedNegative: false, coefficient: number, exponent: 0).plainText
    }
}
