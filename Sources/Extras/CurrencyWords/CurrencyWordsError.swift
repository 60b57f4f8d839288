import CurrencyCore
import NumberWords

/// An error that says why an amount is not written in words.
public enum CurrencyWordsError: Error, Hashable, Sendable {
    /// The language has no words that are certain for the currency, or for its minor unit, in this form.
    case noWords(LocaleIdentifier, CurrencyCode)
    /// The amount has more decimal places than the currency's minor unit. Round it first.
    case tooManyDigits(DecimalValue, CurrencyCode)
    /// The amount is not a number, or infinite.
    case notFinite
    /// The number has no words.
    case number(NumberWordsError)
}

extension CurrencyWordsError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .noWords(let locale, let code):
            "no words are known to be right for \(code.description) in \(locale.description)"
        case .tooManyDigits(let amount, let code):
            "\(amount.description) has more decimal places than the minor unit of \(code.description)"
        case .notFinite: "the amount is not a finite number"
        case .number(let error): error.description
        }
    }
}
