import CurrencyCore
import CurrencyEngine

// Overloads for codes, and for a locale of any type. The functions that take a code and an identifier have the full
// documentation.

extension CurrencyNames {
    /// Returns the name for display on its own, in any type of locale.
    public func displayName(of currency: Currency, in locale: some LocaleIdentifierConvertible) -> String? {
        displayName(of: currency.code, in: locale.held)
    }

    // Disfavoured, as `LocaleIdentifier` has a `root` too.
    /// Returns the name for display on its own, of a currency identified by its code.
    @_disfavoredOverload
    public func displayName(of currency: CurrencyCode, in locale: CurrencyLocale) -> String? {
        displayName(of: currency.held, in: locale.identifier)
    }

    /// Returns the name for display on its own, of a currency identified by its code, in any type of locale.
    public func displayName(of currency: CurrencyCode, in locale: some LocaleIdentifierConvertible) -> String? {
        displayName(of: currency.held, in: locale.held)
    }

    /// Returns the name that follows a number of a plural category, in any type of locale.
    public func pluralName(
        of currency: Currency, category: PluralCategory, in locale: some LocaleIdentifierConvertible
    ) -> String {
        pluralName(of: currency.code, category: category, in: locale.held)
    }

    /// Returns the name that follows a number of a plural category, of a currency identified by its code.
    @_disfavoredOverload
    public func pluralName(
        of currency: CurrencyCode, category: PluralCategory, in locale: CurrencyLocale
    ) -> String {
        pluralName(of: currency.held, category: category, in: locale.identifier)
    }

    /// Returns the name that follows a number of a plural category, of a currency identified by its code, in a locale
    /// of any type.
    public func pluralName(
        of currency: CurrencyCode, category: PluralCategory, in locale: some LocaleIdentifierConvertible
    ) -> String {
        pluralName(of: currency.held, category: category, in: locale.held)
    }
}
