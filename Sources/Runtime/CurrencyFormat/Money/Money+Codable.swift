// Two forms, of which the decoder takes either:
//
//     {"amount":"12.50","currency":"EUR"}         written by Money
//     {"minorUnits":1250,"currency":"EUR"}        written by MinorUnitsCoded
//
// `amount` is text: many decoders read a JSON number as a binary float. It has no exponent, and keeps its decimal
// places: 12.5 is decoded as 12.5, and 12.50 as 12.50. Every amount of every currency has this form.
//
// `minorUnits` is a JSON integer of 64 bits, in the minor unit of the bundled data. It is decoded with the decimal
// places of the minor unit: 12.5 EUR as 12.50 EUR, the same number. An amount that has a part of a minor unit, is too
// large for 64 bits, or is of a currency without a minor unit is an error when encoding: nothing is rounded.

#if !hasFeature(Embedded)
    import CurrencyCore

    // The conformance is in this module because minor units need the bundled data.
    extension Money: Codable {
        private enum CodingKeys: String, CodingKey {
            case amount
            case minorUnits
            case currency
        }

        /// Reads either form. It is an error if `amount` and `minorUnits` are both present or both missing.
        ///
        /// - Throws: `DecodingError` with the path of the missing or invalid key.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let currency = try container.decode(CurrencyCode.self, forKey: .currency)
            let key: CodingKeys = container.contains(.minorUnits) ? .minorUnits : .amount
            if key == .minorUnits, container.contains(.amount) {
                throw DecodingError.dataCorruptedError(
                    forKey: .minorUnits, in: container, debugDescription: "there is an amount beside minorUnits")
            }
            func read<Value>(_ money: (Value) throws(MoneyError) -> Money) throws -> Money where Value: Decodable {
                let value = try container.decode(Value.self, forKey: key)
                do throws(MoneyError) {
                    return try money(value)
                } catch {
                    throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "\(error)")
                }
            }
            if key == .minorUnits {
                self = try read { (count: Int64) throws(MoneyError) -> Money in
                    try Money(minorUnits: count, currency: currency, data: .bundled)
                }
            } else {
                self = try read { (text: String) throws(MoneyError) -> Money in try Money(text, currency: currency) }
            }
        }

        /// Writes the form with `amount`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(amount.plainText, forKey: .amount)
            try container.encode(currency, forKey: .currency)
        }

        /// Writes the form with `minorUnits`.
        fileprivate func encodeMinorUnits(to encoder: any Encoder) throws {
            let minorUnits: Int64
            do throws(MoneyError) {
                minorUnits = try self.minorUnits()
            } catch {
                let context = EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "\(error)")
                throw EncodingError.invalidValue(self, context)
            }
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(minorUnits, forKey: .minorUnits)
            try container.encode(currency, forKey: .currency)
        }
    }

    /// Encodes an amount in minor units: `{"minorUnits":1250,"currency":"EUR"}`.
    ///
    ///     struct Order: Codable {
    ///         @MinorUnitsCoded var total: Money
    ///     }
    ///
    /// It decodes both forms that `Money` decodes.
    @propertyWrapper
    public struct MinorUnitsCoded: Hashable, Sendable, Codable {
        /// The amount.
        public var wrappedValue: Money

        /// Wraps an amount.
        public init(wrappedValue: Money) {
            self.wrappedValue = wrappedValue
        }

        /// Decodes an amount from either form that `Money` decodes.
        ///
        /// - Throws: `DecodingError`, with the path.
        public init(from decoder: any Decoder) throws {
            wrappedValue = try Money(from: decoder)
        }

        /// Encodes the amount in minor units.
        ///
        /// - Throws: `EncodingError.invalidValue` with the path, if the amount is not a whole number of minor units,
        ///   does not fit in 64 bits, or has no minor unit.
        public func encode(to encoder: any Encoder) throws {
            try wrappedValue.encodeMinorUnits(to: encoder)
        }
    }
#endif
