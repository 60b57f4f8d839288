import CurrencyEngine

/// An argument, or a line of the input, that is well placed and whose text is none of what it must be.
package enum InvalidArgument: Error, Equatable, CustomStringConvertible {
    case locale(String, LocaleIdentifierError)
    case currency(String, CurrencyCodeError)
    case amount(String, DecimalError)
    case range(String, FormatRangeError)
    case pattern(String, NumberFormatPatternError)
    case numberingSystem(String, known: [String])
    /// The conventions of statements are those of a locale.
    case statementWithoutLocale

    package var description: String {
        switch self {
        case .locale(let text, let error): "\"\(text)\" is not a locale: \(error)"
        case .currency(let text, let error): "\"\(text)\" is not a currency: \(error)"
        case .amount(let text, let error): "\"\(text)\" is not an amount: \(error)"
        case .range(let text, let error): "\"\(text)\" is not a range: \(error)"
        case .pattern(let text, let error): "--pattern: \"\(text)\" is not a pattern: \(error)"
        case .numberingSystem(let text, let known):
            "--numbering-system: \"\(text)\" is not a numbering system with ten digits: "
                + "these are \(known.joined(separator: ", "))"
        case .statementWithoutLocale:
            "--statement needs --locale: marks of debits and credits differ by country"
        }
    }
}
