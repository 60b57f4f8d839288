import CurrencyEngine

/// An argument, or a line of the input, that is well placed and whose text is none of what it must be.
package enum InvalidArgument: Error, Equatable, CustomStringConvertible {
    case locale(String, LocaleIdentifierError)
    case currency(String, CurrencyCodeError)
    case amount(String, DecimalError)
    case range(String, FormatRangeError)
    case pattern(String, NumberFormatPatternError)
    case numberingSystem(String, known: [String])
    /// No conventions of statements are known for the locale; nil for a missing locale.
    case statement(locale: String?)

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
        case .statement(nil): "--statement needs --locale: marks of debits and credits differ by country"
        case .statement(let locale?):
            "--statement: no marks of debits and credits are recorded for \(locale); leave out --statement, or name the "
                + "locale of the bank"
        }
    }
}
