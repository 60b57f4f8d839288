/// What was asked for and left out of an image that is a slice.
///
/// `CurrencyData.holds(_:)` answers beforehand.
public enum CurrencyDataError: Error, Hashable, Sendable {
    /// The image holds chosen currencies, and not this one. It cannot tell whether the code is known elsewhere.
    case currency(CurrencyCode)
    /// The image holds chosen currencies, and the answer needs all.
    case currencies
    /// The image lacks the tables of this feature.
    case feature(CurrencyData.Feature)
}

extension CurrencyDataError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .currency(let code): "\(code.description) was left out of the tables"
        case .currencies: "the tables hold chosen currencies, and the answer needs all"
        case .feature(.regions): "the currencies of regions were left out of the tables"
        case .feature(.notation): "compact notation, names, ranges and plurals were left out of the tables"
        }
    }
}
