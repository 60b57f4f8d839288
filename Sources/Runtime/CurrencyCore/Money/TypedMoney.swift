/// A currency as a type, for `TypedMoney`.
///
///     enum EUR: CurrencyTag { static let code = CurrencyCode(literal: "EUR") }
public protocol CurrencyTag: Sendable {
    /// The code of the currency.
    static var code: CurrencyCode { get }
}

/// An amount whose currency is part of its type, so that adding two currencies does not compile.
///
///     enum EUR: CurrencyTag { static let code = CurrencyCode(literal: "EUR") }
///     let price = try TypedMoney<EUR>("19.99")
///     let shipping = TypedMoney<EUR>(5)
///     try price + shipping                        // 24.99 EUR
///     price < shipping                            // false; amounts of one currency have an order
///     // Does not compile: try price + TypedMoney<USD>(5)
///
/// Use `money` for everything else that `Money` can do.
public struct TypedMoney<Tag: CurrencyTag>: Hashable, Sendable {
    /// The amount in major units. It is finite, and never negative zero.
    public let amount: DecimalValue

    private init(unchecked money: Money) {
        amount = money.amount
    }

    /// Creates an amount from one with its currency as a value.
    ///
    /// - Throws: `currencyMismatch` if the amount is in another currency.
    public init(_ money: Money) throws(MoneyError) {
        try Money.zero(Tag.code).checkCurrency(of: money)
        self.init(unchecked: money)
    }

    /// Creates an amount in major units.
    ///
    /// - Throws: `notFinite` for NaN and the infinities.
    public init(_ amount: DecimalValue) throws(MoneyError) {
        self.init(unchecked: try Money(amount, currency: Tag.code))
    }

    /// Creates a whole number of major units.
    public init(_ amount: Int) {
        self.init(unchecked: Money(amount, currency: Tag.code))
    }

    /// Creates an amount from decimal text, as `Money.init(_:currency:)` reads it.
    public init(_ text: String) throws(MoneyError) {
        self.init(unchecked: try Money(text, currency: Tag.code))
    }

    /// The same amount with its currency as a value.
    public var money: Money { Money(unchecked: amount, Tag.code) }

    /// The amount with the opposite sign.
    public var negated: Self { Self(unchecked: money.negated) }
    /// The amount without its sign: the absolute value.
    public var magnitude: Self { Self(unchecked: money.magnitude) }

    /// Returns the exact sum.
    ///
    /// - Throws: `decimal` when the sum has more than 38 digits.
    public static func + (left: Self, right: Self) throws(MoneyError) -> Self {
        Self(unchecked: try left.money + right.money)
    }

    /// Returns the exact difference.
    ///
    /// - Throws: `decimal` when the difference has more than 38 digits.
    public static func - (left: Self, right: Self) throws(MoneyError) -> Self {
        Self(unchecked: try left.money - right.money)
    }

    /// Returns the exact product.
    ///
    /// - Throws: The same errors as for `Money`.
    public static func * (left: Self, right: DecimalValue) throws(MoneyError) -> Self {
        Self(unchecked: try left.money * right)
    }
}

extension TypedMoney: Comparable {
    /// Returns whether the left amount is smaller. All amounts have the same currency, so nothing is thrown.
    public static func < (left: Self, right: Self) -> Bool { left.amount < right.amount }

    /// Returns the amount, or the nearest limit if it is beyond one.
    ///
    ///     enum EUR: CurrencyTag { static let code = CurrencyCode(literal: "EUR") }
    ///     TypedMoney<EUR>(3).clamped(to: TypedMoney(5)...TypedMoney(50))          // 5 EUR
    public func clamped(to limits: ClosedRange<Self>) -> Self {
        min(max(self, limits.lowerBound), limits.upperBound)
    }
}

extension TypedMoney: CustomStringConvertible {
    /// The amount and the code: `-12.50 EUR`.
    public var description: String { money.description }
}
