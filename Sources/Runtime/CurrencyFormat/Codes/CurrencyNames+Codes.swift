import CurrencyCore
import CurrencyEngine

// Overloads for codes, and for a locale of any type. The functions that take a code and an identifier have the full
// documentation.

extension CurrencyNames {
    /// The name for display on its own, in a locale of any type.
    public func displayName(of currency: Currency, in locale: some LocaleIdentifierConvertible) -> String? {
        displayName(of: currency.code, in: locale.held)
    }

    // Disfavoured, as `LocaleIdentifier` has a `root` too.
    /// The name for display on its own, of a currency given by its code.
    @_disfavoredOverload
    public func displayName(of currency: CurrencyCode, in locale: CurrencyLocale) -> String? {
        displayName(of: currency.held, in: locale.identifier)
    }

    /// The name for display on its own, of a currency given by its code, in a locale of any type.
    public func displayName(of currency: CurrencyCode, in locale: some LocaleIdentifierConvertible) -> String? {
        displayName(of: currency.held, in: locale.held)
    }

    /// The name that follows a number of a plural category, in a locale of any type.
    public func pluralName(
        of currency: Currency, category: PluralCategory, in locale: some LocaleIdentifierConvertible
    ) -> String {
        pluralName(of: currency.code, category: category, in: locale.held)
    }

    /// The name that follows a number of a plural category, of a currency given by its code.
    @_disfavoredOverload
    public func pluralName(
        of currency: CurrencyCode, category: PluralCategory, in locale: CurrencyLocale
    ) -> String {
        pluralName(of: currency.held, category: category, in: locale.identifier)
    }

    /// The name that follows a number of a plural category, of a currency given by its code, in a locale of any type.
    public func pluralName(
        of currency: CurrencyCode, category: PluralCategory, in locale: some LocaleIdentifierConvertible
    ) -> String {
        pluralName(of: currency.held, category: category, in: locale.held)
    }
}
