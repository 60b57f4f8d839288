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
        case .currency(let code): "the tables do not contain \(code.description)"
        case .currencies: "the tables contain only some currencies, but the answer needs all"
        case .feature(.regions): "the tables do not contain the currencies of regions"
        case .feature(.notation): "the tables do not contain compact notation, names, ranges and plurals"
        }
    }
}
