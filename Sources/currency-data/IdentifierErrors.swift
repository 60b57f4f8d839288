import CurrencyEngine

extension LocaleIdentifierError {
    /// The error as the end of a sentence.
    var explanation: String {
        switch self {
        case .noLanguage(let offset): "a language was expected at byte \(offset)"
        case .malformedSubtag(let offset): "what stands at byte \(offset) is no script, region, variant or extension"
        case .malformedKeyword(let offset): "the keyword at byte \(offset) has no value that it can have"
        }
    }
}

extension CurrencyCodeError {
    /// The error as the end of a sentence.
    var explanation: String {
        switch self {
        case .length(let found): "a code has three letters, and this has \(found) bytes"
        case .notALetter(let offset): "what stands at byte \(offset) is no letter"
        }
    }
}
