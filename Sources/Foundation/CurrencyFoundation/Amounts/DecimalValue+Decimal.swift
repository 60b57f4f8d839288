import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Foundation's Decimal is ±mantissa × 10^exponent with a mantissa of 128 bits and an exponent in -128...127:
//
//                     mantissa                 exponent          NaN     infinities
//     Decimal         up to 2^128 - 1          -128...127        yes     no
//     DecimalValue    up to 10^38 - 1          -6176...6144      yes     yes
//
// A number that the other type lacks is an error. See https://developer.apple.com/documentation/foundation/decimal.

extension DecimalValue {
    /// Converts a `Decimal` exactly.
    ///
    ///     let price = Decimal(string: "9007199254740993.25")!
    ///     try DecimalValue(price).description     // "9007199254740993.25"
    ///
    /// NaN is NaN.
    ///
    /// - Throws: `tooManyDigits` for the few numbers with 39 digits that a `Decimal` can represent.
    public init(_ decimal: Decimal) throws(DecimalConversionError) {
        if decimal.isNaN {
            self = .nan
            return
        }
        if let short = DecimalValue(shortDecimal: decimal) {
            self = short
            return
        }
        do throws(DecimalError) {
            // Its description has all digits and no exponent, in every locale.
            try self.init(decimal.description)
        } catch {
            throw .tooManyDigits
        }
    }

    /// The same number, rounded to 38 digits where it has 39.
    init(roundingLastDigit decimal: Decimal) {
        if let exact = try? DecimalValue(decimal) {
            self = exact
            return
        }
        // NSDecimalRound is not in FoundationEssentials.
        let digits = decimal.magnitude.significand.description
        let rounded = (try? DecimalValue(roundingLastOf: digits)) ?? .nan
        self = (decimal.isSignMinus ? rounded.negated : rounded).scaled(byPowerOfTen: decimal.exponent)
    }

    /// A number of 39 digits rounded to 38, half-even.
    private init(roundingLastOf digits: String) throws(DecimalError) {
        var digits = Array(digits.utf8)
        let last = digits.removeLast()
        let kept = try DecimalValue(String(decoding: digits, as: UTF8.self))
        let isOdd = digits.last.map { $0 & 1 == 1 } ?? false
        let five = UInt8(ascii: "5")
        let rounded = last > five || last == five && isOdd ? try kept + 1 : kept
        self = rounded.scaled(byPowerOfTen: 1)
    }
}

extension Decimal {
    /// Converts a `DecimalValue` exactly.
    ///
    ///     try Decimal(DecimalValue("9007199254740993.25")).description      // "9007199254740993.25"
    ///
    /// NaN stays NaN. A negative zero loses its sign, because a `Decimal` has no negative zero.
    ///
    /// - Throws: `notFinite` for the infinities; `outOfRange` if the exponent is not in -128...127 and there are too
    ///   many digits to move the point.
    public init(_ value: DecimalValue) throws(DecimalConversionError) {
        guard !value.isNaN else {
            self = .nan
            return
        }
        guard value.isFinite else { throw .notFinite }
        guard !value.isZero else {
            self = 0
            return
        }
        let (coefficient, exponent) = try Self.movingPoint(of: value)
        let significand = Decimal(coefficient.high) * Self.twoTo64 + Decimal(coefficient.low)
        self.init(sign: value.isNegative ? .minus : .plus, exponent: exponent, significand: significand)
    }

    private static var twoTo64: Decimal { Decimal(UInt64.max) + 1 }

    /// Brings the exponent into the range of the type.
    private static func movingPoint(
        of value: DecimalValue
    ) throws(DecimalConversionError) -> (DecimalValue.Coefficient, Int) {
        var (coefficient, exponent) = (value.coefficient, value.exponent)
        while exponent < -128 {
            let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: 10)
            guard remainder == 0 else { throw .outOfRange(exponent: value.exponent) }
            coefficient = quotient
            exponent += 1
        }
        while exponent > 127 {
            // Beyond 38 digits a coefficient may not fit 128 bits.
            guard coefficient.digitCount < DecimalValue.maximumDigits else {
                throw .outOfRange(exponent: value.exponent)
            }
            coefficient = coefficient.timesTen
            exponent -= 1
        }
        return (coefficient, exponent)
    }
}

extension DecimalValue.Coefficient {
    /// The number times ten; it must have fewer than 38 digits.
    fileprivate var timesTen: Self {
        let product = low.multipliedFullWidth(by: 10)
        return Self(high: high &* 10 &+ product.high, low: product.low)
    }
}
