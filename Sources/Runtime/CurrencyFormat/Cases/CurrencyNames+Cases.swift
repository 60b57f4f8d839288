import CurrencyCore
import CurrencyEngine

// Overloads for the enums. The functions that take a code and an identifier have the full documentation.

extension CurrencyNames {
    /// Returns the name to display without a number, as in a list; nil if neither the locale nor an ancestor has one.
    ///
    ///     CurrencyNames.bundled.displayName(of: .euro, in: .germanGermany)        // "Euro"
    public func displayName(of currency: Currency, in locale: CurrencyLocale) -> String? {
        displayName(of: currency.code, in: locale.identifier)
    }

    /// Returns the name to use with a number of a plural category.
    ///
    ///     CurrencyNames.bundled.pluralName(of: .dollar, category: .one, in: .englishUnitedStates)     // "US dollar"
    ///
    /// `Currency.none` has the name of XXX, ISO 4217's "no currency".
    public func pluralName(
        of currency: Currency, category: PluralCategory, in locale: CurrencyLocale
    ) -> String {
        pluralName(of: currency.code, category: category, in: locale.identifier)
    }
}
