import CurrencyCore
import CurrencyEngine

extension CurrencyCode {
    /// Returns the symbol that a locale uses for the currency; see `Currency.symbol(_:in:)`.
    ///
    ///     try CurrencyCode("EUR").symbol(in: .germanGermany)                  // "€"
    public func symbol(_ form: SymbolForm = .standard, in locale: CurrencyLocale) -> String {
        CurrencyData.bundled.heldSymbol(of: held, form, in: locale.identifier)
    }

    /// Returns the symbol that a locale of any type has for the currency.
    public func symbol(_ form: SymbolForm = .standard, in locale: some LocaleIdentifierConvertible) -> String {
        CurrencyData.bundled.heldSymbol(of: held, form, in: locale.held)
    }
}
