/// An error that says why an amount of money could not be created or calculated.
public enum MoneyError: Error, Hashable, Sendable {
    /// NaN and the infinities are not amounts.
    case notFinite
    /// Amounts in two currencies cannot be added, subtracted or compared.
    case currencyMismatch(expected: CurrencyCode, found: CurrencyCode)
    /// The currency has no minor unit: ISO 4217 states none for the code, as for gold (XAU), or the code is unknown.
    /// See `CurrencyFacts`.
    case noMinorUnit(CurrencyCode)
    /// The data is a slice that lacks the currency or a required feature.
    case data(CurrencyDataError)
    /// The text has no currency code where one is expected: after the amount and a space. The offset is in UTF-8 bytes.
    case noCurrencyCode(offset: Int)
    /// The text may mean several currencies; the likeliest is first.
    case ambiguousCurrency([CurrencyCode])
    /// The decimal could not be read, calculated or counted in minor units.
    case decimal(DecimalError)
    /// The amount cannot be divided in whole units, because it is not a multiple of the unit, such as 0.05 for cash in
    /// CHF.
    case notAMultiple(of: DecimalValue)
    /// The number of parts must be 1 to 1,000,000.
    case partCount(Int)
    /// A ratio must be finite and not negative. The index is its position in the list.
    case ratio(index: Int)
    /// At least one ratio must be above zero.
    case noRatioAboveZero
    /// A rate must be a finite number above zero.
    case rate(DecimalValue)
    /// None of the rates leads from one currency to the other, directly or through a third one.
    case noRate(from: CurrencyCode, to: CurrencyCode)
    /// The lower limit is above the upper one.
    case limits(lower: DecimalValue, upper: DecimalValue)
}

extension MoneyError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .notFinite: "an amount of money must be finite"
        case .currencyMismatch(let expected, let found):
            "expected an amount in \(expected.description), found one in \(found.description)"
        case .noMinorUnit(let currency):
            "expected a currency with a minor unit in ISO 4217, found \(currency.description)"
        case .data(let error): error.description
        case .noCurrencyCode(let offset): "expected a space and a currency code at byte \(offset)"
        case .ambiguousCurrency(let codes):
            "the text may mean several currencies: " + codes.map { $0.description }.joined(separator: ", ")
        case .decimal(let error): error.description
        case .notAMultiple(let unit): "the amount is not a multiple of \(unit.description)"
        case .partCount(let count): "an amount cannot be split into \(count) parts"
        case .ratio(let index): "the ratio at index \(index) is negative or no finite number"
        case .noRatioAboveZero: "no ratio is above zero"
        case .rate(let rate): "the rate \(rate.description) is not above zero and finite"
        case .noRate(let source, let target): "no rate from \(source.description) to \(target.description)"
        case .limits(let lower, let upper):
            "the lower limit \(lower.description) is above the upper limit \(upper.description)"
        }
    }
}
