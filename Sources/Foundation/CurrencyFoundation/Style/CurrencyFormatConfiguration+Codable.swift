import CurrencyFormat

/// Options that have their default are not written, so that formats stored today stay readable when options are added.
extension CurrencyFormatConfiguration: Codable {
    private enum CodingKeys: String, CodingKey {
        case locale, presentation, sign, grouping, precision, rounding, increment, decimalSeparator, scale, notation
        case spaces, names
    }

    /// Decodes options; missing ones have their defaults.
    ///
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(locale: try container.decode(FormatLocale.self, forKey: .locale))
        func read<Option: Decodable>(_ key: CodingKeys, _ option: inout Option) throws {
            if let value = try container.decodeIfPresent(Option.self, forKey: key) { option = value }
        }
        try read(.presentation, &presentation)
        try read(.sign, &sign)
        try read(.grouping, &grouping)
        try read(.decimalSeparator, &decimalSeparator)
        try read(.scale, &scale)
        try read(.notation, &notation)
        precision = try container.decodeIfPresent(Precision.self, forKey: .precision)
        increment = try container.decodeIfPresent(DecimalValue.self, forKey: .increment)
        if try container.decodeIfPresent(Bool.self, forKey: .names) == true { names = try decoder.currencyNames() }
        if let name = try container.decodeIfPresent(String.self, forKey: .rounding) {
            guard let mode = RoundingMode(codedName: name) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .rounding, in: container, debugDescription: "\"\(name)\" is not a rounding mode")
            }
            rounding = mode
        }
        if let name = try container.decodeIfPresent(String.self, forKey: .spaces) {
            guard let style = SpaceStyle(codedName: name) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .spaces, in: container, debugDescription: "\"\(name)\" is not a kind of spaces")
            }
            spaces = style
        }
    }

    /// Encodes the locale and the options that differ from their defaults.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let standard = CurrencyFormatConfiguration(locale: locale)
        func write<Option: Encodable & Equatable>(_ key: CodingKeys, _ option: KeyPath<Self, Option>) throws {
            if self[keyPath: option] != standard[keyPath: option] {
                try container.encode(self[keyPath: option], forKey: key)
            }
        }
        try container.encode(locale, forKey: .locale)
        try write(.presentation, \.presentation)
        try write(.sign, \.sign)
        try write(.grouping, \.grouping)
        try write(.decimalSeparator, \.decimalSeparator)
        try write(.scale, \.scale)
        try write(.notation, \.notation)
        try container.encodeIfPresent(precision, forKey: .precision)
        try container.encodeIfPresent(increment, forKey: .increment)
        if names != nil { try container.encode(true, forKey: .names) }
        if rounding != standard.rounding { try container.encode(rounding.codedName, forKey: .rounding) }
        if spaces != standard.spaces { try container.encode(spaces.codedName, forKey: .spaces) }
    }
}
