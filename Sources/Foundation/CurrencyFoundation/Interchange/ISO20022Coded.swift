import CurrencyFormat

/// Encodes and decodes an amount as in ISO 20022, `<InstdAmt Ccy="EUR">12.50</InstdAmt>`, within the limits of the type
/// `ActiveCurrencyAndAmount`: at most 18 digits, at most 5 of them after the point, and no negative amounts.
///
///     struct Instruction: Codable {
///         @ISO20022Coded var amount: Money
///     }
///     let text = try JSONEncoder().encode(Instruction(amount: Money("12.50", .euro)))
///     String(decoding: text, as: UTF8.self).contains(#""Ccy":"EUR""#)         // true
///     try JSONDecoder().decode(Instruction.self, from: text).amount           // 12.50 EUR
///
/// The currency has the key `Ccy`, and the text has the empty key, as in XML coders such as XMLCoder. Tell your coder
/// that `Ccy` is an attribute. ISO 20022 writes the sign of a booking separately from the amount, as `CRDT` or `DBIT`.
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

    /// Decodes an amount.
    ///
    /// - Throws: `DecodingError`; the error is `dataCorrupted` if the type does not allow the amount.
    public init(from decoder: any Decoder) throws {
        wrappedValue = try Self.element.read(decoder)
    }

    /// Encodes the amount.
    ///
    /// - Throws: `EncodingError.invalidValue` if the type does not allow the amount.
    public func encode(to encoder: any Encoder) throws {
        try Self.element.write(wrappedValue, to: encoder)
    }
}
