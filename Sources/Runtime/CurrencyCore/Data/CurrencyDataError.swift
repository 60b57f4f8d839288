/// An error that says what is missing from an image that is a slice.
///
/// To check beforehand, call `CurrencyData.holds(_:)`.
public enum CurrencyDataError: Error, Hashable, Sendable {
    /// The image holds only chosen currencies, and not this one. It cannot tell whether other data knows the code.
    case currency(CurrencyCode)
    /// The image holds only chosen currencies, but the result depends on all of them.
    case currencies
    /// The image lacks the tables of this feature.
    case feature(CurrencyData.Feature)
}

extension CurrencyDataError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .currency(let code): "the tables do not contain \(code.description)"
        case .currencies: "the tables contain only some currencies, but the answer needs all"
        case .feature(.regions): "the tables do not contain the currencies of regions"
        case .feature(.notation): "the tables do not contain compact notation, names, ranges and plurals"
        }
    }
}
