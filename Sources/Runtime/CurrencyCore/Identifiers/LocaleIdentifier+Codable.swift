#if !hasFeature(Embedded)
    // Coding needs existential types, which Embedded Swift lacks.

    extension LocaleIdentifier: Codable {
        /// Reads an identifier in BCP 47 or ICU spelling.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            do throws(LocaleIdentifierError) {
                try self.init(text)
            } catch {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "\"\(text)\" is not a locale identifier: \(error)")
            }
        }

        /// Writes the identifier in BCP 47 spelling as a string: `"hi-IN-u-nu-deva"`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }
#endif
