import CurrencyCore
import CurrencyEngine

// A text is no case of an enum. Such calls are declared as unavailable, so that the compiler says how a text becomes a
// currency or a locale. Tests/DiagnosticsTests has the messages.

extension CurrencyStyle {
    /// Unavailable: a text becomes a code or an identifier first, which throws if it is malformed.
    @available(
        *, unavailable,
        message: "from texts: try CurrencyStyle(CurrencyCode(\"EUR\"), locale: LocaleIdentifier(\"de-DE\"))"
    )
    @_disfavoredOverload
    public init(_ currency: String, locale: String) { self.init(.none, locale: CurrencyLocale.root) }

    /// Unavailable: a text becomes a code first, which throws if it is malformed.
    @available(*, unavailable, message: "from a text: try CurrencyStyle(CurrencyCode(\"EUR\"), locale: .germanGermany)")
    @_disfavoredOverload
    public init(_ currency: String, locale: CurrencyLocale) { self.init(.none, locale: locale) }

    /// Unavailable: a text becomes an identifier first, which throws if it is malformed.
    @available(*, unavailable, message: "from a text: try CurrencyStyle(.euro, locale: LocaleIdentifier(\"de-DE\"))")
    @_disfavoredOverload
    public init(_ currency: Currency, locale: String) { self.init(currency, locale: CurrencyLocale.root) }
}

extension Money {
    /// Unavailable: a text becomes a code first, which throws if it is malformed.
    @available(*, unavailable, message: "from texts: try Money(\"5.70\", currency: CurrencyCode(\"EUR\"))")
    @_disfavoredOverload
    public init(_ amount: String, _ currency: String) { self = .zero(.unknown) }

    /// Unavailable: a text becomes an identifier first, which throws if it is malformed.
    @available(*, unavailable, message: "from a text: try money.formatted(in: LocaleIdentifier(\"de-DE\"))")
    @_disfavoredOverload
    public func formatted(in locale: String) -> String { "" }
}
