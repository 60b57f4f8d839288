import CurrencyFormat

// Names are constants of a program, 700 kB of them. A stored format says only that it has names, and the program that
// decodes it supplies them.

extension CodingUserInfoKey {
    /// The key for the currency names of stored formats that show or accept names, such as those of the module
    /// CurrencyNames.
    ///
    ///     let style = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany).presentation(.fullName(.bundled))
    ///     let stored = try JSONEncoder().encode(style)
    ///     let decoder = JSONDecoder()
    ///     decoder.userInfo[.currencyNames] = CurrencyNames.bundled
    ///     try decoder.decode(CurrencyFormatStyle<Decimal>.self, from: stored).format(5)       // "5,00 Euro"
    ///
    /// Without it, decoding such a format throws `DecodingError.valueNotFound`.
    public static let currencyNames: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "CurrencyFoundation.currencyNames") else {
            preconditionFailure("every text is a key")
        }
        return key
    }()
}

extension Decoder {
    /// The names in `userInfo`.
    func currencyNames() throws -> CurrencyNames {
        if let names = userInfo[.currencyNames] as? CurrencyNames { return names }
        throw DecodingError.valueNotFound(
            CurrencyNames.self,
            DecodingError.Context(
                codingPath: codingPath,
                debugDescription: "the format has names of currencies; the decoder's userInfo has no currencyNames"))
    }
}
