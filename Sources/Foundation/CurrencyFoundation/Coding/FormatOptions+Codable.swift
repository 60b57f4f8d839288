import CurrencyFormat

/// Options that have their default are not written, so that options stored today stay readable when others are added:
/// `{"locale":"de-DE","signDisplay":"always"}`.
extension FormatOptions: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case locale, signDisplay, rounding, notation, grouping, groupingSizes, decimalSeparator, trailingZeros
        case qualifier, rangeCollapse, rangeIdentity, spaces, bidi, compatibility, scale, pattern, symbols
        case minimumIntegerDigits, maximumIntegerDigits, zeroText, padding
    }

    /// Reads the locale and the options; missing ones have their defaults.
    ///
    /// The data is `userInfo[.currencyData]` of the decoder or, by default, the bundled data.
    ///
    /// - Throws: `DecodingError` with the path of an unknown option or an invalid value.
    public init(from decoder: any Decoder) throws {
        let reader = try OptionReader(decoder, CodingKeys.self)
        let data = decoder.userInfo[.currencyData] as? CurrencyData ?? .bundled
        self.init(locale: try reader.required(.locale, LocaleIdentifier.self), data: data)
        if let value = try reader.named(.signDisplay, SignDisplay.self) { signDisplay = value }
        if let value = try reader.named(.rounding, RoundingMode.self) { rounding = value }
        if let value = try reader.named(.notation, Notation.self) { notation = value }
        if let value = try reader.named(.grouping, GroupingStrategy.self) { grouping = value }
        if let value = try reader.named(.decimalSeparator, DecimalSeparatorDisplay.self) { decimalSeparator = value }
        if let value = try reader.named(.trailingZeros, TrailingZeroDisplay.self) { trailingZeros = value }
        if let value = try reader.named(.qualifier, Qualifier.self) { qualifier = value }
        if let value = try reader.named(.rangeCollapse, RangeCollapse.self) { rangeCollapse = value }
        if let value = try reader.named(.rangeIdentity, RangeIdentity.self) { rangeIdentity = value }
        if let value = try reader.named(.spaces, SpaceStyle.self) { spaces = value }
        if let value = try reader.named(.bidi, BidiStyle.self) { bidi = value }
        if let value = try reader.named(.compatibility, Compatibility.self) { compatibility = value }
        if let value = try reader.value(.scale, Int.self) { scale = value }
        if let value = try reader.checked(.pattern, { (text: String) in try NumberFormatPattern(text) }) {
            pattern = value
        }
        groupingSizes = try reader.checked(.groupingSizes) { (stored: CodedGroupingSizes) in try stored.sizes() }
        if let value = try reader.checked(.symbols, { (stored: CodedSymbols) in try stored.symbols() }) {
            symbols = value
        }
        minimumIntegerDigits = try reader.value(.minimumIntegerDigits)
        maximumIntegerDigits = try reader.value(.maximumIntegerDigits)
        zeroText = try reader.value(.zeroText)
        padding = try reader.value(.padding, CodedPadding.self)?.padding
    }

    /// Writes the locale and the options that differ from their defaults.
    ///
    /// - Throws: `EncodingError` if the data is neither the bundled data nor the encoder's `userInfo[.currencyData]`,
    ///   because the tables themselves are not written; or if another module has added a unit or the code to the
    ///   amount.
    public func encode(to encoder: any Encoder) throws {
        guard data == encoder.userInfo[.currencyData] as? CurrencyData ?? .bundled else {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(
                    codingPath: encoder.codingPath,
                    debugDescription: "the data is neither the bundled one nor userInfo's currencyData"))
        }
        guard !hasTextsOfModules else {
            throw EncodingError.invalidValue(
                self,
                EncodingError.Context(
                    codingPath: encoder.codingPath,
                    debugDescription: "a unit or code beside the amount is not stored: add it after decoding"))
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        let standard = FormatOptions(locale: locale, data: data)
        func write<Option: CodedName>(_ key: CodingKeys, _ option: KeyPath<Self, Option>) throws {
            if self[keyPath: option] != standard[keyPath: option] {
                try container.encode(self[keyPath: option].codedName, forKey: key)
            }
        }
        try container.encode(locale, forKey: .locale)
        try write(.signDisplay, \.signDisplay)
        try write(.rounding, \.rounding)
        try write(.notation, \.notation)
        try container.encodeIfPresent(grouping?.codedName, forKey: .grouping)
        try container.encodeIfPresent(groupingSizes.map(CodedGroupingSizes.init), forKey: .groupingSizes)
        try write(.decimalSeparator, \.decimalSeparator)
        try write(.trailingZeros, \.trailingZeros)
        try container.encodeIfPresent(qualifier?.codedName, forKey: .qualifier)
        try write(.rangeCollapse, \.rangeCollapse)
        try write(.rangeIdentity, \.rangeIdentity)
        try write(.spaces, \.spaces)
        try write(.bidi, \.bidi)
        try write(.compatibility, \.compatibility)
        if scale != 0 { try container.encode(scale, forKey: .scale) }
        try container.encodeIfPresent(pattern?.text, forKey: .pattern)
        if symbols != standard.symbols { try container.encode(CodedSymbols(symbols), forKey: .symbols) }
        try container.encodeIfPresent(minimumIntegerDigits, forKey: .minimumIntegerDigits)
        try container.encodeIfPresent(maximumIntegerDigits, forKey: .maximumIntegerDigits)
        try container.encodeIfPresent(zeroText, forKey: .zeroText)
        try container.encodeIfPresent(padding.map(CodedPadding.init), forKey: .padding)
    }
}
