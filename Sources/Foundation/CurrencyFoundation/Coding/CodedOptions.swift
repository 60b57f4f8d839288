import CurrencyFormat

// The stored forms of options that have several values: objects with the names of their arguments.

/// `{"primary":3,"secondary":2}`
struct CodedGroupingSizes: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case primary, secondary, minimumGroupingDigits
    }

    private let primary, secondary, minimumGroupingDigits: Int?

    init(_ sizes: GroupingSizes) {
        (primary, secondary, minimumGroupingDigits) = (sizes.primary, sizes.secondary, sizes.minimumGroupingDigits)
    }

    init(from decoder: any Decoder) throws {
        let reader = try OptionReader(decoder, CodingKeys.self)
        primary = try reader.value(.primary)
        secondary = try reader.value(.secondary)
        minimumGroupingDigits = try reader.value(.minimumGroupingDigits)
    }

    func sizes() throws(GroupingSizesError) -> GroupingSizes {
        try GroupingSizes(primary: primary, secondary: secondary, minimumGroupingDigits: minimumGroupingDigits)
    }
}

/// `{"decimal":"·","group":"'"}`, with the digits as one text from zero to nine.
struct CodedSymbols: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case decimal, group, minusSign, plusSign, percentSign, perMille, infinity, nan, digits
    }

    private let decimal, group, minusSign, plusSign, percentSign, perMille, infinity, nan, digits: String?

    init(_ symbols: NumberSymbols) {
        (decimal, group, minusSign, plusSign) = (symbols.decimal, symbols.group, symbols.minusSign, symbols.plusSign)
        (percentSign, perMille, infinity, nan) = (
            symbols.percentSign, symbols.perMille, symbols.infinity, symbols.nan
        )
        digits = symbols.digits.map { digits in
            var text = String.UnicodeScalarView()
            text.append(contentsOf: digits.scalars)
            return String(text)
        }
    }

    init(from decoder: any Decoder) throws {
        let reader = try OptionReader(decoder, CodingKeys.self)
        decimal = try reader.value(.decimal)
        group = try reader.value(.group)
        minusSign = try reader.value(.minusSign)
        plusSign = try reader.value(.plusSign)
        percentSign = try reader.value(.percentSign)
        perMille = try reader.value(.perMille)
        infinity = try reader.value(.infinity)
        nan = try reader.value(.nan)
        digits = try reader.value(.digits)
    }

    func symbols() throws -> NumberSymbols {
        try NumberSymbols(
            decimal: decimal, group: group, minusSign: minusSign, plusSign: plusSign, percentSign: percentSign,
            perMille: perMille, infinity: infinity, nan: nan, digits: digits.map { try NumberDigits($0) })
    }
}

/// `{"width":12,"character":"*","position":"beforeSuffix"}`
struct CodedPadding: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case width, character, position
    }

    let padding: FormatOptions.Padding

    init(_ padding: FormatOptions.Padding) {
        self.padding = padding
    }

    init(from decoder: any Decoder) throws {
        let reader = try OptionReader(decoder, CodingKeys.self)
        let character = try reader.required(.character, String.self)
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
            throw reader.error(.character, "\"\(character)\" is not one Unicode scalar")
        }
        guard let position = try reader.named(.position, FormatOptions.Padding.Position.self) else {
            throw reader.error(.position, "the padding has no position")
        }
        padding = FormatOptions.Padding(width: try reader.required(.width), with: scalar, at: position)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(padding.width, forKey: .width)
        try container.encode(String(Character(padding.character)), forKey: .character)
        try container.encode(padding.position.codedName, forKey: .position)
    }
}
