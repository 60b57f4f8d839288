import CurrencyFormat

// {"currencyCode":"USD","units":"-1","nanos":-750000000} is -$1.75:
//
//     units       whole units: a text in JSON, as all integers of 64 bits are in protobuf's; a number is read, too
//     nanos       billionths beside them, of the same sign
//
// What is zero may be left out.

/// Encodes and decodes an amount as `google.type.Money`, which Google's interfaces use:
/// `{"currencyCode":"USD","units":"12","nanos":500000000}`.
///
///     struct Offer: Codable {
///         @GoogleMoneyCoded var price: Money
///     }
///     let json = Data(#"{"price":{"currencyCode":"USD","units":"-1","nanos":-750000000}}"#.utf8)
///     try JSONDecoder().decode(Offer.self, from: json).price          // -1.75 USD
///
/// It is exact in both directions but does not keep trailing zeros: 12.50 is read back as the same number, 12.5.
///
/// See <https://github.com/googleapis/googleapis/blob/master/google/type/money.proto>.
@propertyWrapper
public struct GoogleMoneyCoded: Hashable, Sendable, Codable {
    /// The amount.
    public var wrappedValue: Money

    /// Wraps an amount.
    public init(wrappedValue: Money) {
        self.wrappedValue = wrappedValue
    }

    private enum CodingKeys: String, CodingKey {
        case currencyCode, units, nanos
    }

    private static let nanos = 9
    private static let billion = 1_000_000_000

    /// Decodes an amount.
    ///
    /// - Throws: `DecodingError`; the error is `dataCorrupted` if units and nanos have different signs, or nanos are a
    ///   whole unit or more.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func corrupted(_ key: CodingKeys, _ problem: String) -> DecodingError {
            .dataCorruptedError(forKey: key, in: container, debugDescription: problem)
        }
        let currency = try container.decode(CurrencyCode.self, forKey: .currencyCode)
        var units: Int64 = 0
        if container.contains(.units) {
            if let text = try? container.decode(String.self, forKey: .units) {
                guard let number = Int64(text) else {
                    throw corrupted(.units, "expected an integer of 64 bits, found \"\(text)\"")
                }
                units = number
            } else {
                units = try container.decode(Int64.self, forKey: .units)
            }
        }
        let nanos = try container.decodeIfPresent(Int.self, forKey: .nanos) ?? 0
        guard nanos.magnitude < Self.billion.magnitude else {
            throw corrupted(.nanos, "expected less than a whole unit, found \(nanos) billionths")
        }
        guard units == 0 || nanos == 0 || (units < 0) == (nanos < 0) else {
            throw corrupted(.nanos, "units are \(units) and nanos \(nanos): expected one sign")
        }
        var (part, scale) = (Int64(nanos), Self.nanos)
        while scale > 0, part % 10 == 0 { (part, scale) = (part / 10, scale - 1) }
        do throws(MoneyError) {
            wrappedValue =
                try Money(DecimalValue(units), currency: currency)
                + Money(DecimalValue(minorUnits: part, scale: scale), currency: currency)
        } catch {
            throw corrupted(.units, "\(error)")
        }
    }

    /// Encodes the amount.
    ///
    /// - Throws: `EncodingError.invalidValue` if the amount has more than nine decimals, or its units do not fit in 64
    ///   bits.
    public func encode(to encoder: any Encoder) throws {
        let amount = wrappedValue.amount
        let (units, nanos): (Int64, Int64)
        do throws(DecimalError) {
            let whole = amount.rounded(toFractionDigits: 0, .down)
            units = try whole.minorUnits(scale: 0)
            nanos = try (amount - whole).minorUnits(scale: Self.nanos)
        } catch {
            throw EncodingError.invalidValue(
                wrappedValue, .init(codingPath: encoder.codingPath, debugDescription: "\(error)"))
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(wrappedValue.currency, forKey: .currencyCode)
        try container.encode(String(units), forKey: .units)
        try container.encode(nanos, forKey: .nanos)
    }
}
