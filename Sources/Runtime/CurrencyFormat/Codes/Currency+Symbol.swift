import CurrencyCore
import CurrencyEngine

extension Currency {
    /// Returns the symbol that a locale uses for the currency.
    ///
    ///     Currency.euro.symbol(in: .germanGermany)                            // "€"
    ///     Currency.dollar.symbol(in: .germanGermany)                          // "$"
    ///     Currency.canadianDollar.symbol(in: .englishUnitedStates)            // "CA$"
    ///     Currency.canadianDollar.symbol(.narrow, in: .englishUnitedStates)   // "$"
    ///     Currency.dollar.symbol(.unambiguous, in: .englishUnitedStates)      // "US$"
    ///     Currency.newTaiwanDollar.symbol(.formal, in: .chineseTaiwan)        // "NT$"
    ///     Currency.turkishLira.symbol(.variant, in: .turkishTurkiye)          // "TL"
    ///
    /// `Currency.none` has the symbol of XXX, ISO 4217's "no currency". To format amounts, use a style: a symbol alone
    /// does not say where the locale puts it, or with which space.
    ///
    /// - Complexity: a few searches, but for `unambiguous` a few for each currency. Store the symbol or a style that
    ///   uses it.
    public func symbol(_ form: SymbolForm = .standard, in locale: CurrencyLocale) -> String {
        symbol(form, in: locale.identifier)
    }

    /// Returns the text that a locale of any type has for the currency.
    public func symbol(_ form: SymbolForm = .standard, in locale: some LocaleIdentifierConvertible) -> String {
        CurrencyData.bundled.heldSymbol(of: code, form, in: locale.held)
    }

    /// Returns a symbol for the currency that a locale uses for none of the other currencies on a page, or the code if
    /// there is none.
    ///
    ///     Currency.dollar.symbol(among: [.euro], in: .englishUnitedStates)                        // "$"
    ///     Currency.dollar.symbol(among: [.euro, .canadianDollar], in: .englishUnitedStates)       // "US$"
    ///     Currency.swedishKrona.symbol(among: [.norwegianKrone], in: .swedishSweden)              // "SEK"
    ///
    /// `SymbolForm.unambiguous` does the same among all current currencies.
    public func symbol(among currencies: [Currency], in locale: CurrencyLocale) -> String {
        symbol(among: currencies, in: locale.identifier)
    }

    /// Returns a text for the currency that a locale of any type writes for none of the others that a page shows.
    public func symbol(among currencies: [Currency], in locale: some LocaleIdentifierConvertible) -> String {
        CurrencyData.bundled.heldSymbol(of: code, among: currencies.map { $0.code }, in: locale.held)
    }

    /// Returns on which side of the number a locale writes the currency.
    ///
    ///     Currency.euro.symbolSide(in: .germanGermany)            // .after
    ///     Currency.euro.symbolSide(in: .englishIreland)           // .before
    public func symbolSide(in locale: CurrencyLocale) -> SymbolSide {
        symbolSide(in: locale.identifier)
    }

    /// On which side of the number a locale of any type writes the currency.
    public func symbolSide(in locale: some LocaleIdentifierConvertible) -> SymbolSide {
        // Every pattern of the tables shows the currency.
        CurrencyStyle(code, locale: locale).symbolSide ?? .before
    }
}
