import PackedTables

/// A type that names a locale: `LocaleIdentifier` and, in other modules, `CurrencyLocale` and Foundation's `Locale`.
///
/// Calls that take a locale accept any of these:
///
///     let identifier = try LocaleIdentifier("de-DE")
///     CurrencyStyle(.euro, locale: identifier).format(5)              // "5,00 €"
///     CurrencyStyle(.euro, locale: .germanGermany).format(5)          // "5,00 €"
public protocol LocaleIdentifierConvertible {
    /// The locale's identifier, with the keywords that concern money.
    var localeIdentifier: LocaleIdentifier { get }
}

extension LocaleIdentifier: LocaleIdentifierConvertible {
    /// The identifier itself.
    @inlinable
    public var localeIdentifier: LocaleIdentifier { self }
}

extension LocaleIdentifierConvertible where Self == LocaleIdentifier {
    /// The root, which belongs to no language.
    public static var root: LocaleIdentifier { LocaleIdentifier(tag: .root) }
}
