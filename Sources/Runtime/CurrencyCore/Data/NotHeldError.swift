/// An error that says what a slice lacks for a style or call.
public enum NotHeldError: Error, Hashable, Sendable {
    /// The slice has only chosen currencies, and not this one. It cannot tell whether other data knows the code.
    case currency(CurrencyCode)
    /// The slice has only chosen currencies, but the result depends on all of them, such as a symbol that no other
    /// currency has, or the currency of a numeric code.
    case currencies
    /// The slice has only chosen locales, and not this one. It cannot tell whether other data has it.
    case locale(LocaleIdentifier)
    /// The slice has only the numbering systems of chosen locales, and not this one.
    case numberingSystem(String)
}

extension NotHeldError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .currency(let code): "the tables do not contain \(code.description)"
        case .currencies: CurrencyDataError.currencies.description
        case .locale(let locale): "the tables do not contain the locale \(locale.description)"
        case .numberingSystem(let name): "the tables do not contain the numbering system \(name)"
        }
    }
}
