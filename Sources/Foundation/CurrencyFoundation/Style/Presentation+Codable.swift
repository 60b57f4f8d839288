import CurrencyFormat

/// Coded by the name of the case; the names of currencies are not stored.
extension CurrencyFormatConfiguration.Presentation: Codable {
    private enum Coded: Codable {
        case narrow, standard, isoCode, fullName, formal, variant, hidden
        case custom(String)
    }

    /// Decodes the name of a case; currency names come from the decoder's `userInfo`.
    ///
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        self =
            switch try Coded(from: decoder) {
            case .narrow: .narrow
            case .standard: .standard
            case .isoCode: .isoCode
            case .fullName: .fullName(try decoder.currencyNames())
            case .formal: .formal
            case .variant: .variant
            case .hidden: .hidden
            case .custom(let text): .custom(text)
            }
    }

    /// Encodes the name of the case and any custom text.
    public func encode(to encoder: any Encoder) throws {
        let coded: Coded =
            switch self {
            case .narrow: .narrow
            case .standard: .standard
            case .isoCode: .isoCode
            case .fullName: .fullName
            case .formal: .formal
            case .variant: .variant
            case .hidden: .hidden
            case .custom(let text): .custom(text)
            }
        try coded.encode(to: encoder)
    }
}
