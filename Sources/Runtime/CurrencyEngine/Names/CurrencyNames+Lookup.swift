import CurrencyCore

/// Names as strings.
extension CurrencyNames {
    /// The name for use on its own, as in a list; nil if neither the locale nor an ancestor has one.
    ///
    ///     let names = CurrencyNames.bundled
    ///     names.displayName(of: try CurrencyCode("CHF"), in: try LocaleIdentifier("it-CH"))    // "franco svizzero"
    ///     names.displayName(of: try CurrencyCode("ZZZ"), in: try LocaleIdentifier("it-CH"))    // nil
    ///
    /// - Complexity: A few binary searches and the name's length. Only the string is allocated.
    public func displayName(of currency: CurrencyCode, in locale: LocaleIdentifier) -> String? {
        names(in: locale).displayName(of: currency)
    }

    /// The name that follows a number of the given plural category.
    ///
    /// The fallbacks are LDML's: the category's name, the name for `other`, the display name, and finally the code.
    ///
    ///     let names = CurrencyNames.bundled
    ///     let english = try LocaleIdentifier("en")
    ///     names.pluralName(of: try CurrencyCode("EUR"), category: .one, in: english)      // "euro"
    ///     names.pluralName(of: try CurrencyCode("EUR"), category: .other, in: english)    // "euros"
    ///     names.pluralName(of: try CurrencyCode("EUR"), category: .few, in: english)      // "euros"
    ///     names.pluralName(of: try CurrencyCode("ZZZ"), category: .one, in: english)      // "ZZZ"
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>, steps 4.1 to 4.4.
    ///
    /// - Complexity: A few binary searches and the name's length. Only the string is allocated.
    public func pluralName(
        of currency: CurrencyCode, category: PluralCategory, in locale: LocaleIdentifier
    ) -> String {
        names(in: locale).pluralName(of: currency, category: category)
    }
}
