import CurrencyCore
import CurrencyEngine

extension FormattingStyle {
    /// Returns the style for another locale.
    ///
    ///     CurrencyStyle(.euro, locale: .englishIreland).locale(.germanGermany).format(5)      // "5,00 €"
    public func locale(_ locale: CurrencyLocale) -> Self {
        var result = self
        result.options.locale = locale.identifier
        return result
    }
}
