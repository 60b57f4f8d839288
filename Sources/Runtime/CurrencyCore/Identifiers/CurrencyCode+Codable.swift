#if !hasFeature(Embedded)
    // Coding needs existential types, which Embedded Swift lacks.

    extension CurrencyCode: Codable {
        /// Reads three letters of either case.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            do throws(CurrencyCodeError) {
                try self.init(text)
            } catch {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "\"\(text)\" is not a currency code: \(error)")
            }
        }

        /// Writes the three letters as a string: `"EUR"`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }
#endif
