import CurrencyFormat
import CurrencyReader

/// The custom currencies of a program, checked so that none can be mistaken for another currency or for something else.
///
///     let coin = try CustomCurrency("USDC", displayDigits: 2, minorUnit: 6)
///     let points = try CustomCurrency("POINTS", symbol: "⭐", displayDigits: 0)
///     let registry = try CurrencyRegistry([coin, points])
///     registry["usdc"]?.minorUnit                                         // 6
///     let read = try registry.parse("⭐1,200", locale: .englishUnitedStates)
///     read.currency.code                                                  // "POINTS"
///     read.amount                                                         // 1200
///
/// `CurrencyData` does not change, because its tables and `CurrencyCode` have three-letter codes. A registry holds the
/// data and the custom currencies.
public struct CurrencyRegistry: Hashable, Sendable {
    /// The currencies, in the order in which they were given.
    public let currencies: [CustomCurrency]
    /// The data whose currencies the custom ones must not resemble.
    public let data: CurrencyData

    /// Registers currencies.
    ///
    ///     let euro = try CustomCurrency("eur", displayDigits: 2)
    ///     try CurrencyRegistry([euro])                            // throws EUR is a code of the tables
    ///     let token = try CustomCurrency("TOKEN", symbol: "US$", displayDigits: 2)
    ///     try CurrencyRegistry([token])                           // throws people write USD...
    ///     let mana = try CustomCurrency("MANA", symbol: "mn", displayDigits: 0)
    ///     try CurrencyRegistry([mana])                            // throws "mn" multiplies amounts...
    ///
    /// - Throws: `isoCode` for a code in the tables, current or withdrawn. For a code, symbol or name: `symbolInUse` if
    ///   some locale, or people, use it for a currency in use; `scaleWord` if it multiplies amounts in some language,
    ///   alone or before a currency in use; `statementMark` if statements in some country use it to mark debits or
    ///   credits; `numberWord` if it is a number or a sign in some language; `sameText` if two currencies share it.
    /// - Complexity: a few milliseconds, because each text is compared with the symbols of all locales.
    public init(_ currencies: [CustomCurrency], data: CurrencyData = .bundled) throws(CustomCurrencyError) {
        (self.currencies, self.data) = (currencies, data)
        var owners: [String: Int] = [:]
        let meanings = TextMeanings(data)
        for (place, currency) in currencies.enumerated() {
            if let code = try? CurrencyCode(currency.code), data.holds(code) { throw .isoCode(code) }
            for text in currency.texts {
                try meanings.check(text)
                let folded = SymbolRules.withoutSelectors(text).lowercased()
                if let owner = owners.updateValue(place, forKey: folded), owner != place {
                    throw .sameText(text, currencies[owner].code, currency.code)
                }
            }
        }
    }

    /// The currency with a code, in upper or lower case.
    public subscript(code: String) -> CustomCurrency? {
        let wanted = code.lowercased()
        return currencies.first { $0.code.lowercased() == wanted }
    }

    /// Parses an amount in any of the currencies, exactly as their styles write it with the symbol, code or name.
    ///
    /// To read amounts as people write them, create a `CurrencyParser` from one currency's style.
    ///
    /// - Throws: `AmountParseError` from the currency that reads furthest; `ambiguous` if several can read the text.
    /// - Complexity: linear in the number of currencies.
    public func parse(_ text: String, locale: CurrencyLocale) throws(AmountParseError) -> CustomAmount {
        try parse(text, locale: locale.identifier)
    }

    /// Parses an amount in any type of locale; see `parse(_:locale:)` with a case.
    public func parse(
        _ text: String, locale: some LocaleIdentifierConvertible
    ) throws(AmountParseError) -> CustomAmount {
        var found: CustomAmount?
        var furthest = AmountParseError(.unexpectedText, at: 0, expected: .currency)
        for currency in currencies {
            for display in CustomCurrencyDisplay.allCases {
                do throws(AmountParseError) {
                    let style = CurrencyStyle(currency, display, locale: locale, data: data)
                    let read = CustomAmount(amount: try style.parse(text), currency: currency)
                    if let found, found != read { throw AmountParseError(.ambiguous, at: 0, expected: .oneReading) }
                    found = read
                } catch {
                    if error.reason == .ambiguous { throw error }
                    if error.offset > furthest.offset { furthest = error }
                }
            }
        }
        guard let found else { throw furthest }
        return found
    }
}

/// An amount in a custom currency.
public struct CustomAmount: Hashable, Sendable {
    /// The amount, with the fraction digits of the text.
    public let amount: DecimalValue
    /// The currency.
    public let currency: CustomCurrency
}

extension CustomCurrency {
    /// What may stand for the currency, in the same order in each run.
    fileprivate var texts: [String] { [code, symbol] + Set(names.values.flatMap(\.values)).sorted() }
}
