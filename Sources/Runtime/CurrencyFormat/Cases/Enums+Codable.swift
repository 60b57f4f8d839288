#if !hasFeature(Embedded)
    // Both are written as their raw values, and read from whatever their initializers read.

    extension Currency: Codable {
        /// Reads a code in letters of either case, or `none`.
        ///
        ///     try JSONDecoder().decode(Currency.self, from: Data(#""eur""#.utf8))             // .euro
        ///
        /// - Throws: `DecodingError` with the path, if no currency has the code.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let currency = Self(rawValue: text) ?? Self(text) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "\"\(text)\" is the code of no case of Currency")
            }
            self = currency
        }

        /// Writes the raw value: `"EUR"`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }
    }

    extension CurrencyLocale: Codable {
        /// Reads an identifier in any spelling.
        ///
        ///     try JSONDecoder().decode(CurrencyLocale.self, from: Data(#""de-DE""#.utf8))     // .germanGermany
        ///
        /// - Throws: `DecodingError` with the path, if the text is not an identifier or there is no data for its
        ///   language.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let locale = Self(rawValue: text) ?? Self(text) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "\"\(text)\" is the identifier of no case of CurrencyLocale")
            }
            self = locale
        }

        /// Writes the raw value: `"de_DE"`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }
    }
#endif
