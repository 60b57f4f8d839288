import CurrencyFoundation

extension CurrencyFormatter {
    /// The currency; by default, that of the locale's region. It is `dollar` if `currencyCode` is not a known code.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.swedishSweden }
    ///     formatter.currency                          // .swedishKrona
    ///     formatter.currency = .yen
    ///     formatter.string(from: 1234)                // "1 234,00 JPY"
    ///
    /// The format remains that of the locale, with `decimalDigits` fraction digits. With `none`, amounts have no
    /// currency symbol.
    public var currency: Currency {
        get { Currency(rawValue: currencyCode) ?? .dollar }
        set { currencyCode = newValue.rawValue }
    }

    /// The code of the currency. Text that is not a code is shown as it is.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.germanGermany }
    ///     formatter.currencyCode                      // "EUR"
    ///     formatter.currencyCode = "USD"
    ///     formatter.string(from: 5)                   // "5,00 $"
    public var currencyCode: String {
        get { current.currencyCode }
        set { change { $0.currencyCode = newValue } }
    }

    /// The text for the currency; by default, the locale's symbol. It is empty while the symbol is hidden.
    ///
    ///     let formatter = CurrencyFormatter {
    ///         $0.locale = CurrencyLocale.englishCanada
    ///         $0.currency = .dollar
    ///     }
    ///     formatter.currencySymbol                    // "US$"
    ///     formatter.currencySymbol = "$"
    ///     formatter.string(from: 5)                   // "$5.00"
    public var currencySymbol: String {
        get { current.currencySymbol }
        set { change { $0.currencySymbol = newValue } }
    }

    /// Whether the currency is shown.
    ///
    ///     let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.germanGermany }
    ///     formatter.showCurrencySymbol = false
    ///     formatter.string(from: 5)                   // "5,00"
    ///     formatter.showCurrencySymbol = true
    ///     formatter.string(from: 5)                   // "5,00 €"
    public var showCurrencySymbol: Bool {
        get { currentSettings.showsCurrencySymbol }
        set { change { $0.showsCurrencySymbol = newValue } }
    }
}
