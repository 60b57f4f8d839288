#if !hasFeature(Embedded)
    // Coding needs existential types, which Embedded Swift lacks.

    extension DecimalValue: Codable {
        /// Reads the text that `encode(to:)` writes.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            do throws(DecimalError) {
                try self.init(text)
            } catch {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "\"\(text)\" is not a decimal: \(error)")
            }
        }

        /// Writes `description` as a string, because many readers convert a JSON number to a binary float.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }
#endif
