#if canImport(SwiftUI)
    import CurrencyText
    import Foundation

    /// A type of numbers or money that a `CurrencyField` can edit, directly or as an optional.
    ///
    /// An empty field means zero if the number is not optional. To support your own type:
    ///
    ///     extension Cents: CurrencyFieldValue {
    ///         var fieldAmount: DecimalValue? { DecimalValue(minorUnits: count, scale: 2) }
    ///
    ///         static func fieldValue(of amount: DecimalValue?) -> Cents? {
    ///             (try? (amount ?? 0).minorUnits(scale: 2)).map { Cents(count: $0) }
    ///         }
    ///     }
    ///
    /// A type that conforms to CurrencyFoundation's `DecimalConvertible` only needs to declare the conformance.
    public protocol CurrencyFieldValue: Equatable {
        /// The amount in the field; nil if the field is empty.
        var fieldAmount: DecimalValue? { get }
        /// Converts an amount, or nil for an empty field, to the number.
        ///
        /// - Returns: nil if the type cannot represent the amount. Then a binding to an optional becomes nil, and any
        ///   other binding does not change.
        static func fieldValue(of amount: DecimalValue?) -> Self?
        /// The currency of the amount; nil if the type has none, or if there is no amount.
        var fieldCurrency: CurrencyCode? { get }
        /// Converts an amount in a currency, or nil for an empty field, to the value; see `fieldValue(of:)`.
        ///
        /// - Parameter currency: The value's currency, or else the field's; nil if the field has none.
        static func fieldValue(of amount: DecimalValue?, currency: CurrencyCode?) -> Self?
    }

    extension CurrencyFieldValue {
        /// nil, because numbers have no currency.
        public var fieldCurrency: CurrencyCode? { nil }

        /// Converts an amount to the number, which has no currency.
        public static func fieldValue(of amount: DecimalValue?, currency: CurrencyCode?) -> Self? {
            fieldValue(of: amount)
        }
    }

    extension CurrencyFieldValue where Self: DecimalConvertible {
        /// The number as an amount.
        public var fieldAmount: DecimalValue? { decimalValue }

        /// Converts an amount to the number, with zero for an empty field; nil if the type cannot represent the amount.
        public static func fieldValue(of amount: DecimalValue?) -> Self? {
            try? Self(decimalValue: amount ?? .zero)
        }
    }

    extension DecimalValue: CurrencyFieldValue {}
    extension Decimal: CurrencyFieldValue {}
    extension Double: CurrencyFieldValue {}

    extension NSNumber: CurrencyFieldValue {
        /// The number as an amount.
        public var fieldAmount: DecimalValue? { decimalValue.fieldAmount }

        /// Converts an amount exactly to an `NSDecimalNumber`.
        public static func fieldValue(of amount: DecimalValue?) -> Self? {
            Decimal.fieldValue(of: amount).flatMap { NSDecimalNumber(decimal: $0) as? Self }
        }
    }

    extension Money: CurrencyFieldValue {
        /// The amount.
        public var fieldAmount: DecimalValue? { amount }
        /// The currency, in which the field shows the amount.
        public var fieldCurrency: CurrencyCode? { currency }

        /// nil, because money needs a currency.
        public static func fieldValue(of amount: DecimalValue?) -> Money? { nil }

        /// The amount in the currency; zero for an empty field.
        public static func fieldValue(of amount: DecimalValue?, currency: CurrencyCode?) -> Money? {
            currency.flatMap { try? Money(amount ?? .zero, currency: $0) }
        }
    }

    extension Optional: CurrencyFieldValue where Wrapped: CurrencyFieldValue {
        /// The number as an amount; nil if there is none.
        public var fieldAmount: DecimalValue? { flatMap(\.fieldAmount) }

        /// Converts an amount to the number; nil for an empty field, or if the type cannot represent the amount.
        public static func fieldValue(of amount: DecimalValue?) -> Self? {
            .some(amount.flatMap { Wrapped.fieldValue(of: $0) })
        }

        /// The currency of the amount; nil if there is none.
        public var fieldCurrency: CurrencyCode? { flatMap(\.fieldCurrency) }

        /// Converts an amount in a currency to the value; nil for an empty field, or if the type cannot represent it.
        public static func fieldValue(of amount: DecimalValue?, currency: CurrencyCode?) -> Self? {
            .some(amount.flatMap { Wrapped.fieldValue(of: $0, currency: currency) })
        }
    }
#endif
