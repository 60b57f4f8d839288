#if !hasFeature(Embedded)
    extension MoneyBag: Codable {
        /// Reads a list of amounts in either form that `Money` reads, and adds amounts in the same currency.
        ///
        /// - Throws: `DecodingError` with the path of the invalid amount.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            self.init()
            while !container.isAtEnd {
                let money = try container.decode(Money.self)
                do throws(MoneyError) {
                    try self += money
                } catch {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
                }
            }
        }

        /// Writes a list: `[{"amount":"12.50","currency":"EUR"},{"amount":"800","currency":"JPY"}]`.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for money in amounts { try container.encode(money) }
        }
    }
#endif
