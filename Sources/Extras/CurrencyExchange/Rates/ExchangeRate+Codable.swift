#if !hasFeature(Embedded)
    extension ExchangeRate: Codable {
        private enum CodingKeys: String, CodingKey {
            case source
            case target
            case rate
        }

        /// Reads what `encode(to:)` writes. `"0.5"`, `"1/2"` and `"5/10"` are the same rate.
        ///
        /// - Throws: `DecodingError` with the path of the missing or invalid key.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let source = try container.decode(CurrencyCode.self, forKey: .source)
            let target = try container.decode(CurrencyCode.self, forKey: .target)
            let text = try container.decode(String.self, forKey: .rate)
            do throws(MoneyError) {
                try self.init(text: text, from: source, to: target)
            } catch {
                throw DecodingError.dataCorruptedError(
                    forKey: .rate, in: container, debugDescription: "\"\(text)\" is no exchange rate: \(error)")
            }
        }

        /// Writes `{"rate":"1.0842","source":"EUR","target":"USD"}`. If the decimal does not terminate, the rate is a
        /// fraction, such as `"5000/5421"`.
        ///
        /// The rate is a string, because many readers convert a JSON number to a binary float.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(source, forKey: .source)
            try container.encode(target, forKey: .target)
            try container.encode(text, forKey: .rate)
        }
    }
#endif
