import CurrencyCore
import CurrencyEngine

// The bundled tables have every locale and currency, so these calls cannot fail. In a slice, calls of the same names throw;
// TableSlices writes them, together with the calls of the folder Codes.

extension LocaleIdentifierConvertible {
    /// The locale as an identifier, which the bundled data serves.
    @inline(__always)
    package var held: LocaleIdentifier { localeIdentifier }
}

extension CurrencyCode {
    /// The code, which the bundled data has if anyone does.
    @inline(__always)
    package var held: CurrencyCode { self }
}

extension CurrencyData {
    /// The text that a locale has for a currency.
    func heldSymbol(of currency: CurrencyCode, _ form: SymbolForm, in locale: LocaleIdentifier) -> String {
        (try? symbol(of: currency, form, in: locale)) ?? currency.description
    }

    /// A text for a currency that a locale writes for none of the others.
    func heldSymbol(
        of currency: CurrencyCode, among currencies: [CurrencyCode], in locale: LocaleIdentifier
    ) -> String {
        (try? symbol(of: currency, among: currencies, in: locale)) ?? currency.description
    }

    /// The currency with a numeric code on a day.
    func heldCurrency(numericCode: Int, on date: CalendarDate) -> CurrencyCode? {
        try? currency(numericCode: numericCode, on: date)
    }
}
