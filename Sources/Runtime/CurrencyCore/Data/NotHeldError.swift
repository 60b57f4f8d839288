/// What a style was to be made for and a slice does not hold.
public enum NotHeldError: Error, Hashable, Sendable {
    /// The slice has chosen currencies, and not this one. It cannot tell whether the code is known elsewhere.
    case currency(CurrencyCode)
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
        case .locale(let locale): "the tables do not contain the locale \(locale.description)"
        case .numberingSystem(let name): "the tables do not contain the numbering system \(name)"
        }
    }
}
