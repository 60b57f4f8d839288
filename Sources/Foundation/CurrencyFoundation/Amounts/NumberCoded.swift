import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// Amounts as numbers of JSON, as banks and shops send them:
//
//     {"amount":12.5,"currency":"EUR"}        Money
//     12.5                                    DecimalValue
//
// The number is decoded as Foundation's `Decimal`, which JSONDecoder makes from the digits: no binary floating point is
// involved. A `Decimal` has up to 38 digits. It does not keep how the number was written: 1099, 1099.00 and 1.099e3 are
// one, and 12.50 is written 12.5. So an integer does not tell cents from euros:
//
//     {"amount":1099,"currency":"EUR"}        € 1,099.00 of a bank, € 10.99 of Stripe
//     {"amount":1099,"currency":"JPY"}        ¥1,099: yen have no smaller unit
//
// `moneyNumbers` says which. This form is opt-in, because most other readers of such a file read a `Double`.

/// Encodes and decodes an amount as an exact number: `{"amount":12.5,"currency":"EUR"}`.
///
///     struct Order: Codable {
///         @NumberCoded var total: Money
///     }
///     let json = Data(#"{"total":{"amount":9007199254740993.25,"currency":"EUR"}}"#.utf8)
///     try JSONDecoder().decode(Order.self, from: json).total          // 9007199254740993.25 EUR
///
/// If a currency has minor units, a whole number may count these: 1099 EUR is € 1,099.00 in one interface and € 10.99
/// in another. Reading or writing such a number is an error unless the coder says which is meant:
///
///     let coder = JSONDecoder()
///     coder.userInfo[.moneyNumbers] = MoneyNumbers.majorUnits
///
/// Trailing zeros are not written: 12.50 EUR becomes `12.5`. To keep them, leave the wrapper out, so that the amount is
/// a string.
///
/// It also reads the formats that `Money` and `DecimalValue` use without the wrapper, in which amounts are strings or
/// minor units.
@propertyWrapper
public struct NumberCoded<Value: NumberCodable>: Hashable, Sendable, Codable {
    /// The number or amount.
    public var wrappedValue: Value

    /// Wraps a number or an amount.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Decodes a number.
    ///
    /// - Throws: `DecodingError`; the error is `dataCorrupted` if a whole amount of money may count major or minor
    ///   units, or if an amount in minor units has a fraction.
    public init(from decoder: any Decoder) throws {
        wrappedValue = try Value(fromNumber: decoder)
    }

    /// Encodes the number.
    ///
    /// - Throws: `EncodingError.invalidValue` if the amount is NaN, an infinity or outside the range of `Decimal`; if
    ///   it is a whole amount of money and nothing says which unit numbers count; or if it is to be written in minor
    ///   units and is not a whole number of these.
    public func encode(to encoder: any Encoder) throws {
        try wrappedValue.encodeNumber(to: encoder)
    }
}

/// A type that `NumberCoded` can encode and decode: `Money` or `DecimalValue`.
public protocol NumberCodable: Hashable, Sendable, Codable {
    /// Reads a number, or the format that the type itself writes.
    init(fromNumber decoder: any Decoder) throws
    /// Writes a number.
    func encodeNumber(to encoder: any Encoder) throws
}

extension DecimalValue: NumberCodable {
    /// Decodes a number, or the string that `DecimalValue` itself writes.
    ///
    /// - Throws: `DecodingError`.
    public init(fromNumber decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            self = try container.decode(Decimal.self).exactValue(at: decoder.codingPath)
        } catch DecodingError.typeMismatch {
            try self.init(from: decoder)
        }
    }

    /// Encodes a number.
    ///
    /// - Throws: `EncodingError.invalidValue` for NaN, the infinities, and numbers outside the range of `Decimal`.
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

    /// Decodes an amount as a number, or in a format that `Money` itself writes.
    ///
    /// - Throws: `DecodingError`; the error is `dataCorrupted` if a whole number may count major or minor units.
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
        let number = try amount.exactValue(at: path)
        let meaning = decoder.userInfo[.moneyNumbers] as? MoneyNumbers
        if let problem = Self.ambiguity(of: number, currency, meaning) {
            throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: problem))
        }
        do {
            switch meaning {
            case .minorUnits:
                self = try Money(minorUnits: number.minorUnits(scale: 0), currency: currency, data: .bundled)
            case .majorUnits, nil: self = try Money(number, currency: currency)
            }
        } catch {
            throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "\(error)"))
        }
    }

    /// Encodes the amount as a number.
    ///
    /// - Throws: `EncodingError.invalidValue` if a whole number may count major or minor units, or does not fit.
    public func encodeNumber(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let path = container.codingPath + [CodingKeys.amount]
        let meaning = encoder.userInfo[.moneyNumbers] as? MoneyNumbers
        if let problem = Self.ambiguity(of: amount, currency, meaning) {
            throw EncodingError.invalidValue(self, .init(codingPath: path, debugDescription: problem))
        }
        if meaning == .minorUnits {
            let count: Int64
            do throws(MoneyError) {
                count = try minorUnits()
            } catch {
                throw EncodingError.invalidValue(self, .init(codingPath: path, debugDescription: "\(error)"))
            }
            try container.encode(count, forKey: .amount)
        } else {
            try container.encode(decimal(of: amount, at: path), forKey: .amount)
        }
        try container.encode(currency, forKey: .currency)
    }

    /// What is wrong where nothing says in which unit a whole number counts; nil where its unit does not matter: zero,
    /// and currencies without a smaller unit.
    private static func ambiguity(
        of number: DecimalValue, _ currency: CurrencyCode, _ meaning: MoneyNumbers?
    ) -> String? {
        guard meaning == nil, number.isFinite, !number.isZero, number.rounding(toFractionDigits: 0, .down).isExact,
            let minorUnit = CurrencyData.bundled.facts(of: currency)?.minorUnit, minorUnit > 0
        else { return nil }
        return "the whole number \(number) \(currency) may count major or minor units: "
            + "userInfo[.moneyNumbers] says which"
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
