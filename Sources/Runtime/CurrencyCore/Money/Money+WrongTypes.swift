// Likely mistakes are declared as unavailable, so that the compiler names the right call. Tests/DiagnosticsTests has
// the messages.

extension Money {
    /// Unavailable: an amount needs a currency, as in `Money(5, .euro)`.
    @available(*, unavailable, message: "an amount has a currency: Money(5, .euro)")
    @_disfavoredOverload
    public init(_ amount: some Numeric) { self = .zero(.unknown) }

    /// Unavailable: an amount needs a currency, as in `Money(amount, .euro)`.
    @available(*, unavailable, message: "an amount has a currency: Money(amount, .euro)")
    @_disfavoredOverload
    public init(_ amount: DecimalValue) { self = .zero(.unknown) }

    /// Unavailable: `minorUnits()` is a function, because an amount may have a fraction of a minor unit.
    @available(
        *, unavailable, message: "call it: try minorUnits(), which throws if there is a fraction of a minor unit"
    )
    public var minorUnits: Int64 { 0 }

    /// A quotient is rounded, while the parts of an amount may differ, so each operation has a named function.
    @available(
        *, unavailable,
        message: "use split(into:) to share an amount out, or divided(by:) for a quotient that is rounded to a unit"
    )
    public static func / (left: Money, right: some Any) -> Money { left }

    /// Unavailable: a number has no currency, so it cannot be added to an amount.
    @available(*, unavailable, message: "a number has no currency: add Money(5, .euro)")
    public static func + (left: Money, right: DecimalValue) -> Money { left }

    /// Unavailable: a number has no currency, so it cannot be subtracted from an amount.
    @available(*, unavailable, message: "a number has no currency: subtract Money(5, .euro)")
    public static func - (left: Money, right: DecimalValue) -> Money { left }

    /// Unavailable: a number has no currency; compare it with `amount`.
    @available(*, unavailable, message: "a number has no currency: compare the amount, money.amount == 5")
    public static func == (left: Money, right: DecimalValue) -> Bool { false }

    /// Unavailable: a number has no currency; compare it with `amount`.
    @available(*, unavailable, message: "a number has no currency: compare the amount, money.amount < 5")
    public static func < (left: Money, right: DecimalValue) -> Bool { false }

    /// Unavailable: a number has no currency; compare it with `amount`.
    @available(*, unavailable, message: "a number has no currency: compare the amount, money.amount > 5")
    public static func > (left: Money, right: DecimalValue) -> Bool { false }
}

extension Sequence where Element == Money {
    /// Unavailable: amounts in two currencies have no order, so use `sorted(by: <)`, which throws.
    @available(*, unavailable, message: "use sorted(by: <), which throws where amounts are of two currencies")
    public func sorted() -> [Money] { [] }
}

extension CurrencyCode {
    /// Unavailable: compare a code with a case of `Currency` or with another code.
    @available(*, unavailable, message: "compare with a case or a code: code == .euro, code == CurrencyCode(\"EUR\")")
    public static func == (left: CurrencyCode, right: String) -> Bool { false }
}
