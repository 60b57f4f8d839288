import CurrencyFormat

/// Codes an amount as the elements of ISO 20022 have it, `<InstdAmt Ccy="EUR">12.50</InstdAmt>`, within the limits of
/// the type `ActiveCurrencyAndAmount`: at most 18 digits, 5 of them behind the point, and none below zero.
///
///     struct Instruction: Codable {
///         @ISO20022Coded var amount: Money
///     }
///     let text = try JSONEncoder().encode(Instruction(amount: Money("12.50", .euro)))
///     String(decoding: text, as: UTF8.self).contains(#""Ccy":"EUR""#)         // true
///     try JSONDecoder().decode(Instruction.self, from: text).amount           // 12.50 EUR
///
/// The currency has the key `Ccy`, and the text the empty key, as in coders of XML such as XMLCoder: tell yours that
/// `Ccy` is an attribute. ISO 20022 writes the sign of a booking beside the amount, as `CRDT` or `DBIT`.
///
/// See <https://www.iso20022.org/catalogue-messages/iso-20022-messages-archive>.
@propertyWrapper
public struct ISO20022Coded: Hashable, Sendable, Codable {
    /// The amount.
    public var wrappedValue: Money

    /// Wraps an amount.
    public init(wrappedValue: Money) {
        self.wrappedValue = wrappedValue
    }

    private static let element = AmountElement(
        currencyKey: "Ccy", textKeys: [""],
        limits: AmountElement.Limits(
            name: "ActiveCurrencyAndAmount", fractionDigits: 5, totalDigits: 18, allowsNegative: false))

    /// - Throws: `DecodingError`, of `dataCorrupted` if the type does not allow the amount.
    public init(from decoder: any Decoder) throws {
        wrappedValue = try Self.element.read(decoder)
    }

    /// - Throws: `EncodingError.invalidValue` if the type does not allow the amount.
    public func encode(to encoder: any Encoder) throws {
        try Self.element.write(wrappedValue, to: encoder)
    }
}
