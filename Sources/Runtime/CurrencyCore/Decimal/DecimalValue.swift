/// An exact decimal number: up to 38 significant digits and a power of ten, or NaN, or an infinity.
///
///     let price: DecimalValue = 1234.5
///     let rent = DecimalValue(minorUnits: 123_450, scale: 2)
///     price == rent               // true: 1234.5 and 1234.50 are the same number
///     rent.description            // "1234.50": the written digits are kept
///
/// A finite value is `±coefficient × 10^exponent`. The exponent is kept as written, so 1.0 and 1.00 are two
/// representations of the same number. `==`, `<` and `hash(into:)` compare the number; `isIdentical(to:)` compares the
/// representation. Zero keeps its sign.
///
/// The coefficient has at most 38 digits, the exponent is at least -6176 (the limit of IEEE 754's decimal128), and the
/// magnitude is at most 10^6144. That limit is itself a valid value, so rounding to digits never leaves the range.
public struct DecimalValue: Sendable {
    /// Whether the value is a number, and if not, what it is.
    public enum Kind: Hashable, Sendable {
        case finite
        case infinity
        case notANumber
    }

    /// The digits as a whole number, at most 38 of them. Zero when the value is not finite.
    public let coefficient: Coefficient
    @usableFromInline
    let storedExponent: Int32
    /// Whether the value is a finite number, an infinity or NaN.
    public let kind: Kind
    /// Whether the sign is minus. Zeros have a sign; NaN never does.
    public let isNegative: Bool

    /// Creates a value without checks: the caller must keep within the type's limits.
    @inlinable
    init(uncheckedNegative isNegative: Bool, coefficient: Coefficient, exponent: Int, kind: Kind = .finite) {
        self.coefficient = coefficient
        self.storedExponent = Int32(truncatingIfNeeded: exponent)
        self.kind = kind
        self.isNegative = isNegative
    }
}

// MARK: - Limits

extension DecimalValue {
    /// The largest number of significant digits that a value can have.
    @inlinable
    public static var maximumDigits: Int { 38 }

    /// The smallest exponent.
    @inlinable
    public static var minimumExponent: Int { -6176 }

    /// The largest exponent. The largest value is 10 to this power.
    @inlinable
    public static var maximumExponent: Int { 6144 }

    /// Creates `±coefficient × 10^exponent`.
    ///
    /// - Throws: `tooManyDigits` when the coefficient has more than 38 digits, `outOfRange` when the number is outside
    ///   the type's limits.
    public init(isNegative: Bool = false, coefficient: Coefficient, exponent: Int) throws(DecimalError) {
        guard coefficient <= Coefficient.maximum else { throw .tooManyDigits(offset: nil) }
        guard Self.isInRange(coefficient, exponent: exponent) else {
            throw .outOfRange(exponent: exponent, offset: nil)
        }
        self.init(uncheckedNegative: isNegative, coefficient: coefficient, exponent: exponent)
    }

    static func isInRange(_ coefficient: Coefficient, exponent: Int) -> Bool {
        guard exponent >= minimumExponent, exponent <= maximumExponent else { return false }
        // This is true for nearly every number: 38 digits cannot reach the limit.
        if exponent <= maximumExponent - maximumDigits { return true }
        let largest = Coefficient.powerOfTen(maximumExponent - exponent)
        return coefficient <= largest
    }
}

// MARK: - Parts and kinds

extension DecimalValue {
    /// The power of ten that the coefficient is multiplied by. Zero when the value is not finite.
    @inlinable
    public var exponent: Int { Int(storedExponent) }

    /// Whether the value is a number: neither an infinity nor NaN.
    @inlinable
    public var isFinite: Bool { kind == .finite }

    /// Whether the value is an infinity, of either sign.
    @inlinable
    public var isInfinite: Bool { kind == .infinity }

    /// Whether the value is NaN.
    @inlinable
    public var isNaN: Bool { kind == .notANumber }

    /// Whether the value is zero, of either sign and any exponent.
    @inlinable
    public var isZero: Bool { coefficient.isZero && isFinite }

    /// Zero, without decimal places.
    @inlinable
    public static var zero: DecimalValue {
        DecimalValue(uncheckedNegative: false, coefficient: .zero, exponent: 0)
    }

    /// Positive infinity.
    @inlinable
    public static var infinity: DecimalValue {
        DecimalValue(uncheckedNegative: false, coefficient: .zero, exponent: 0, kind: .infinity)
    }

    /// Not a number. There is one NaN, equal to itself.
    @inlinable
    public static var nan: DecimalValue {
        DecimalValue(uncheckedNegative: false, coefficient: .zero, exponent: 0, kind: .notANumber)
    }

    /// The value with the opposite sign, including for zeros. NaN stays NaN.
    @inlinable
    public var negated: DecimalValue {
        DecimalValue(
            uncheckedNegative: !isNegative && !isNaN, coefficient: coefficient, exponent: exponent, kind: kind)
    }

    /// The value without its sign.
    @inlinable
    public var magnitude: DecimalValue {
        DecimalValue(uncheckedNegative: false, coefficient: coefficient, exponent: exponent, kind: kind)
    }
}
