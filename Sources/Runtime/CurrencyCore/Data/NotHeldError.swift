/// What a style was to be made for, or a call asks for, and a slice does not hold.
public enum NotHeldError: Error, Hashable, Sendable {
    /// The slice has chosen currencies, and not this one. It cannot tell whether the code is known elsewhere.
    case currency(CurrencyCode)
    /// The slice has chosen currencies, and the answer needs all: a symbol that no other currency has, the currency of a
    /// number.
    case currencies
    /// The slice has chosen locales, and not this one. It cannot tell whether there is data for it elsewhere.
    case locale(LocaleIdentifier)
    /// The slice has the numbering systems of chosen locales, and not this one.
    case numberingSystem(String)
}

extension NotHeldError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .currency(let code): "the tables do not contain \(code.description)"
        case .currencies: CurrencyDataError.currencies.description
        case .locale(let locale): "the tables do not contain the locale \(locale.description)"
        case .numberingSystem(let name): "the tables do not contain the numbering system \(name)"
        }
    }
}
