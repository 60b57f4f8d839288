import CurrencyCore
import CurrencyFormat
import CurrencyReader

// As in CurrencyFormat's file of this name.

extension CurrencyParser {
    /// Unavailable: a text becomes a code or an identifier first, which throws if it is malformed.
    @available(
        *, unavailable,
        message: "from texts: try CurrencyParser(CurrencyCode(\"EUR\"), locale: LocaleIdentifier(\"de-DE\"))"
    )
    @_disfavoredOverload
    public init(_ currency: String, locale: String) { self.init(.none, locale: CurrencyLocale.root) }

    /// Unavailable: a text becomes an identifier first, which throws if it is malformed.
    @available(*, unavailable, message: "from a text: try CurrencyParser(.euro, locale: LocaleIdentifier(\"de-DE\"))")
    @_disfavoredOverload
    public init(_ currency: Currency, locale: String) { self.init(currency, locale: CurrencyLocale.root) }
}

extension ParsedAmount {
    /// Unavailable: a text may name no currency, so `money(or:)` needs one.
    @available(*, unavailable, message: "name the currency of a text without one: try parsed.money(or: .euro)")
    public var money: Money { .zero(.unknown) }
}
