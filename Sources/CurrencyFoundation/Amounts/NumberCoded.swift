import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Amounts as numbers of JSON, as banks and shops send them:
//
//     {"amount":12.50,"currency":"EUR"}       Money
//     12.50                                   DecimalValue
//
// The number is decoded as Foundation's `Decimal`, which JSONDecoder makes from the digits: no binary floating point is
// involved. A `Decimal` has up to 38 digits and keeps no zeros at the end. This form is opt-in, because most other
// readers of such a file read a `Double`.

/// Codes an amount as a number, exactly: `{"amount":12.50,"currency":"EUR"}`.
///
///     struct Order: Codable {
///         @NumberCoded var total: Money
///     }
///     let json = Data(#"{"total":{"amount":9007199254740993.25,"currency":"EUR"}}"#.utf8)
///     try JSONDecoder().decode(Order.self, from: json).total          // 9007199254740993.25 EUR
///
/// It also reads the forms that `Money` and `DecimalValue` have without the wrapper, in which amounts are text or minor
/// units.
@propertyWrapper
public struct NumberCoded<Value: NumberCodable>: Hashable, Sendable, Codable {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(from decoder: any Decoder) throws {
        wrappedValue = try Value(fromNumber: decoder)
    }

    /// - Throws: `EncodingError.invalidValue`, where the amount is NaN, an infinity or out of the range of `Decimal`.
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encodeNumber(to: encoder)
    }
}

/// A type that `NumberCoded` codes: `Money` and `DecimalValue`.
public protocol NumberCodable: Hashable, Sendable, Codable {
    /// Reads a number, or what the type itself writes.
    init(fromNumber decoder: any Decoder) throws
    /// Writes a number.
    func encodeNumber(to encoder: any Encoder) throws
}

extension DecimalValue: NumberCodable {
    public init(fromNumber decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            self = try container.decode(Decimal.self).exactValue(at: decoder.codingPath)
        } catch DecodingError.typeMismatch {
            try self.init(from: decoder)
        }
    }

    public func encodeNumber(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(decimal(of: self, at: encoder.codingPath))
    }
}

extension Money: NumberCodable {
    private enum CodingKeys: String, CodingKey {
        case amount
        case minorUnits
        case currency
    }

    public init(fromNumber decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // Without an amount, or with minor units beside it, the type's own decoding answers or throws.
        guard container.contains(.amount), !container.contains(.minorUnits) else {
            try self.init(from: decoder)
            return
        }
        let amount: Decimal
        do {
            amount = try container.decode(Decimal.self, forKey: .amount)
        } catch DecodingError.typeMismatch {
            try self.init(from: decoder)
            return
        }
        let path = container.codingPath + [CodingKeys.amount]
        let currency = try container.decode(CurrencyCode.self, forKey: .currency)
        do throws(MoneyError) {
            try self.init(amount, currency)
        } catch {
            throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "\(error)"))
        }
    }

    public func encodeNumber(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(decimal(of: amount, at: container.codingPath + [CodingKeys.amount]), forKey: .amount)
        try container.encode(currency, forKey: .currency)
    }
}

extension Decimal {
    /// The same number; `path` is for the error.
    fileprivate func exactValue(at path: [any CodingKey]) throws -> DecimalValue {
        do throws(DecimalConversionError) {
            return try DecimalValue(self)
        } catch {
            throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "\(error)"))
        }
    }
}

private func decimal(of value: DecimalValue, at path: [any CodingKey]) throws -> Decimal {
    let context: EncodingError.Context
    do throws(DecimalConversionError) {
        let decimal = try Decimal(value)
        if !decimal.isNaN { return decimal }
        context = .init(codingPath: path, debugDescription: "JSON has no NaN")
    } catch {
        context = .init(codingPath: path, debugDescription: "\(error)")
    }
    throw EncodingError.invalidValue(value, context)
}
