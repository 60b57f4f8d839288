#if canImport(SwiftUI)
    import CurrencyText
    import Foundation

    /// A number type that a `CurrencyField` can edit, directly or as an optional.
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

    extension Optional: CurrencyFieldValue where Wrapped: CurrencyFieldValue {
        /// The number as an amount; nil if there is none.
        public var fieldAmount: DecimalValue? { flatMap(\.fieldAmount) }

        /// Converts an amount to the number; nil for an empty field, or if the type cannot represent the amount.
        public static func fieldValue(of amount: DecimalValue?) -> Self? {
            .some(amount.flatMap { Wrapped.fieldValue(of: $0) })
        }
    }

    /// How values become amounts, and back.
    struct FieldConversion<Value> {
        var amount: (Value) -> DecimalValue?
        /// nil where values have none.
        var currency: (Value) -> CurrencyCode?
        /// The value of an amount of a currency; nil where the type does not have it.
        var value: (DecimalValue?, CurrencyCode) -> Value?
    }

    extension FieldConversion where Value: CurrencyFieldValue {
        init() {
            self.init(
                amount: \.fieldAmount, currency: { _ in nil }, value: { amount, _ in Value.fieldValue(of: amount) })
        }
    }

    extension FieldConversion where Value == Money? {
        static var money: FieldConversion {
            FieldConversion(
                amount: { $0?.amount }, currency: { $0?.currency },
                value: { amount, currency in .some(amount.flatMap { try? Money($0, currency: currency) }) })
        }
    }
#endif
