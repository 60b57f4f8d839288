import CurrencyFormat

/// An error that says why no style can be derived from a text.
public enum PriceSampleError: Error, Hashable, Sendable {
    /// The text has no digits.
    case noNumber
    /// The digits of the text do not spell the amount with any number of fraction digits.
    case otherAmount(DecimalValue)
    /// The text between the digits at this UTF-8 offset is not a grouping or decimal separator that fits the others.
    case separator(offset: Int)
    /// No locale writes the text, and no style with the text's own symbols can.
    case noLocale
    /// The region is not a code of two or three letters or of three digits.
    case region(String)
    /// The data is a slice that lacks the currency.
    case data(CurrencyDataError)
}

extension PriceSampleError: CustomStringConvertible {
    /// A description of the error in English, with the offset in UTF-8 bytes.
    public var description: String {
        switch self {
        case .noNumber: "the text has no digits"
        case .otherAmount(let amount): "the digits of the text do not spell \(amount.description)"
        case .separator(let offset): "expected a separator that fits the others at byte \(offset)"
        case .noLocale: "no locale writes the text, and no style of its own symbols can"
        case .region(let text): "\"\(text)\" is not the code of a region"
        case .data(let error): error.description
        }
    }
}
