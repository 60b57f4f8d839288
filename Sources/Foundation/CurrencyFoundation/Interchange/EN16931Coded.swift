import CurrencyFormat

/// Encodes and decodes an amount as in EN 16931 invoices in UBL,
/// `<cbc:PayableAmount currencyID="EUR">12.50</cbc:PayableAmount>`, with at most two fraction digits.
///
///     struct Totals: Codable {
///         @EN16931Coded var payable: Money
///     }
///     let json = Data(#"{"payable":{"_":12.50,"currencyID":"EUR"}}"#.utf8)
///     try JSONDecoder().decode(Totals.self, from: json).payable           // 12.5 EUR
///     try JSONEncoder().encode(Totals(payable: Money("12.345", .euro)))   // throws
///
/// The currency has the key `currencyID`. The text has the key `_`, as in UBL's JSON; the empty key of XML coders is
/// also read. The standard's BR-DEC rules allow two decimals for every amount of a document. Item prices may have more
/// decimals; the standard does not call them amounts, so encode them as strings.
///
/// See <https://docs.peppol.eu/poacc/billing/3.0/rules/ubl-tc434/>.
@propertyWrapper
public struct EN16931Coded: Hashable, Sendable, Codable {
    /// The amount.
    public var wrappedValue: Money

    /// Wraps an amount.
    public init(wrappedValue: Money) {
        self.wrappedValue = wrappedValue
    }

    private static let element = AmountElement(
        currencyKey: "currencyID", textKeys: ["_", ""],
        limits: AmountElement.Limits(name: "EN 16931", fractionDigits: 2, totalDigits: nil, allowsNegative: true))

    /// Decodes an amount.
    ///
    /// - Throws: `DecodingError`; the error is `dataCorrupted` if the amount has more than two fraction digits.
    public init(from decoder: any Decoder) throws {
        wrappedValue = try Self.element.read(decoder)
    }

    /// Encodes the amount.
    ///
    /// - Throws: `EncodingError.invalidValue` if the amount has more than two fraction digits.
    public func encode(to encoder: any Encoder) throws {
        try Self.element.write(wrappedValue, to: encoder)
    }
}
