import CurrencyFormat
import Testing

/// Expected symbols are those of cldr-json 48's currencies.json, and sides those of Node's Intl with ICU 78.
@Suite("Symbols of currencies")
struct SymbolTests {
    @Test(arguments: [
        (Currency.euro, SymbolForm.standard, "de-DE", "€"), (.canadianDollar, .standard, "en-US", "CA$"),
        (.canadianDollar, .narrow, "en-US", "$"), (.newTaiwanDollar, .standard, "zh-Hant-TW", "$"),
        (.newTaiwanDollar, .formal, "zh-Hant-TW", "NT$"), (.turkishLira, .standard, "tr-TR", "₺"),
        (.turkishLira, .variant, "tr-TR", "TL"), (.turkishLira, .formal, "tr-TR", "₺"),
        (.dollar, .standard, "fr-FR", "$US"),
        (.swissFranc, .standard, "de-CH", "CHF"), (.none, .standard, "en", "¤"),
        // Unambiguous: the nearest that no other current currency has.
        (.dollar, .unambiguous, "en-US", "US$"), (.canadianDollar, .unambiguous, "en-US", "CA$"),
        (.canadianDollar, .unambiguous, "en-CA", "CA$"), (.dollar, .unambiguous, "fr-FR", "$US"),
        (.canadianDollar, .unambiguous, "fr-CA", "$CA"), (.newTaiwanDollar, .unambiguous, "zh-Hant-TW", "NT$"),
        (.euro, .unambiguous, "de-DE", "€"), (.swedishKrona, .unambiguous, "sv-SE", "SEK"),
    ])
    func symbol(currency: Currency, form: SymbolForm, locale: String, expected: String) throws {
        #expect(currency.symbol(form, in: try LocaleIdentifier(locale)) == expected)
    }

    /// The promise of `unambiguous`, in every locale: of two current currencies, no two have one text, and none has the
    /// usual or narrow one of another.
    @Test func unambiguousSymbolsAreDifferent() {
        let current = Currency.allCases.filter { $0.status == .current }
        for locale in CurrencyData.bundled.localeIdentifiers {
            guard let locale = try? LocaleIdentifier(locale) else {
                Issue.record("\(locale)")
                continue
            }
            var owners: [String: Currency] = [:]
            for currency in current {
                let symbol = currency.symbol(.unambiguous, in: locale)
                if let other = owners.updateValue(currency, forKey: symbol) {
                    Issue.record("\(locale): \(symbol) is \(currency) and \(other)")
                }
            }
            for currency in current {
                for form in [SymbolForm.standard, .narrow] {
                    if let owner = owners[currency.symbol(form, in: locale)], owner != currency {
                        Issue.record("\(locale): \(owner) has the symbol of \(currency)")
                    }
                }
            }
        }
    }

    @Test(arguments: [
        ("en-US", Currency.dollar, SymbolSide.before), ("de-DE", .euro, .after), ("fr-FR", .dollar, .after),
        ("ja-JP", .yen, .before), ("en-IN", .indianRupee, .before), ("sv-SE", .swedishKrona, .after),
        ("de-CH", .swissFranc, .before),
    ])
    func side(locale: String, currency: Currency, expected: SymbolSide) throws {
        #expect(currency.symbolSide(in: try LocaleIdentifier(locale)) == expected)
        #expect(CurrencyStyle(currency, locale: try LocaleIdentifier(locale)).symbolSide == expected)
    }

    @Test func stylesOfPagesWithSeveralDollars() throws {
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        #expect(try style.unambiguousSymbol().format(-1234.5) == "-US$1,234.50")
        #expect(try style.unambiguousSymbol().plan.parse("-US$1,234.50") == -1234.5)
        #expect(style.display(.none).symbolSide == nil)
    }
}
