import CurrencyCore
import CurrencyEngine

// Overloads for the enums, and for a locale of any type. The functions that take a code and an identifier have the full
// documentation.

extension CurrencyNames {
    /// The name for display on its own, as in a list; nil if neither the locale nor an ancestor has one.
    ///
    ///     CurrencyNames.bundled.displayName(of: .euro, in: .germanGermany)        // "Euro"
    public func displayName(of currency: Currency, in locale: CurrencyLocale) -> String? {
        displayName(of: currency, in: locale.identifier)
    }

    /// The name for display on its own, in a locale of any type.
    public func displayName(of currency: Currency, in locale: some LocaleIdentifierConvertible) -> String? {
        displayName(of: currency.code, in: locale.localeIdentifier)
    }

    // Disfavoured, as `LocaleIdentifier` has a `root` too.
    /// The name for display on its own, of a currency given by its code.
    @_disfavoredOverload
    public func displayName(of currency: CurrencyCode, in locale: CurrencyLocale) -> String? {
        displayName(of: currency, in: locale.identifier)
    }

    /// The name for display on its own, of a currency given by its code, in a locale of any type.
    public func displayName(of currency: CurrencyCode, in locale: some LocaleIdentifierConvertible) -> String? {
        displayName(of: currency, in: locale.localeIdentifier)
    }

    /// The name that follows a number of a plural category.
    ///
    ///     CurrencyNames.bundled.pluralName(of: .dollar, category: .one, in: .englishUnitedStates)     // "US dollar"
    ///
    /// `Currency.none` has the name of XXX, ISO 4217's "no currency".
    public func pluralName(
        of currency: Currency, category: PluralCategory, in locale: CurrencyLocale
    ) -> String {
        pluralName(of: currency.code, category: category, in: locale.identifier)
    }

    /// The name that follows a number of a plural category, in a locale of any type.
    public func pluralName(
        of currency: Currency, category: PluralCategory, in locale: some LocaleIdentifierConvertible
    ) -> String {
        pluralName(of: currency.code, category: category, in: locale.localeIdentifier)
    }

    /// The name that follows a number of a plural category, of a currency given by its code.
    @_disfavoredOverload
    public func pluralName(
        of currency: CurrencyCode, category: PluralCategory, in locale: CurrencyLocale
    ) -> String {
        pluralName(of: currency, category: category, in: locale.identifier)
    }

    /// The name that follows a number of a plural category, of a currency given by its code, in a locale of any type.
    public func pluralName(
        of currency: CurrencyCode, category: PluralCategory, in locale: some LocaleIdentifierConvertible
    ) -> String {
        pluralName(of: currency, category: category, in: locale.localeIdentifier)
    }
}
