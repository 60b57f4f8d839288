/// What is asked for and was left out of an image that was cut down.
///
/// `CurrencyData.holds(_:)` answers beforehand.
public enum CurrencyDataError: Error, Hashable, Sendable {
    /// The image holds chosen currencies, and this is none of them. Whether anybody else knows the code, it cannot tell.
    case currency(CurrencyCode)
    /// The image holds chosen currencies, and only one with all of them has the answer.
    case currencies
    /// The image goes without these tables.
    case feature(CurrencyData.Feature)
}

extension CurrencyDataError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .currency(let code): "\(code.description) was left out of the tables"
        case .currencies: "the tables hold chosen currencies, and the answer needs all"
        case .feature(.regions): "the currencies of regions were left out of the tables"
        case .feature(.notation): "compact notation, names, ranges and plurals were left out of the tables"
        }
    }
}
