import CurrencyParsing
import Testing

/// Symbols are from cldr-json 48's currencies.json, sides from Node's Intl with ICU 78.
@Suite("Symbols of currencies")
struct SymbolTests {
    @Test(arguments: [
        (Currency.euro, SymbolForm.standard, "de-DE", "€"), (.canadianDollar, .standard, "en-US", "CA$"),
        (.canadianDollar, .narrow, "en-US", "$"), (.newTaiwanDollar, .standard, "zh-Hant-TW", "$"),
        (.newTaiwanDollar, .formal, "zh-Hant-TW", "NT$"), (.turkishLira, .standard, "tr-TR", "₺"),
        (.turkishLira, .variant, "tr-TR", "TL"), (.turkishLira, .formal, "tr-TR", "₺"),
        (.dollar, .standard, "fr-FR", "$US"),
        (.swissFranc, .standard, "de-CH", "CHF"), (.none, .standard, "en", "¤"),
        // Unambiguous: the nearest symbol that no other current currency uses.
        (.dollar, .unambiguous, "en-US", "US$"), (.canadianDollar, .unambiguous, "en-US", "CA$"),
        (.canadianDollar, .unambiguous, "en-CA", "CA$"), (.dollar, .unambiguous, "fr-FR", "$US"),
        (.canadianDollar, .unambiguous, "fr-CA", "$CA"), (.newTaiwanDollar, .unambiguous, "zh-Hant-TW", "NT$"),
        (.euro, .unambiguous, "de-DE", "€"), (.swedishKrona, .unambiguous, "sv-SE", "SEK"),
    ])
    func symbol(currency: Currency, form: SymbolForm, locale: String, expected: String) throws {
        #expect(currency.symbol(form, in: try LocaleIdentifier(locale)) == expected)
    }

    /// Checks the promise of `unambiguous` in every locale: no two current currencies have the same unambiguous symbol,
    /// and none equals the standard or narrow symbol of another.
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
        (Currency.dollar, [Currency.euro, .yen], "en-US", "$"), (.dollar, [.euro, .canadianDollar], "en-US", "US$"),
        (.dollar, [.dollar], "en-US", "$"), (.dollar, [], "en-US", "$"), (.canadianDollar, [.dollar], "en-CA", "CA$"),
        // Crowns share their narrow symbol.
        (.norwegianKrone, [.swedishKrona], "nb", "NOK"), (.swedishKrona, [.norwegianKrone], "sv", "SEK"),
        (.swedishKrona, [.euro], "sv", "kr"), (.danishKrone, [.swedishKrona], "da", "DKK"),
        (.danishKrone, [.swedishKrona], "sv", "Dkr"), (.danishKrone, [.euro], "da", "kr."),
        (.dollar, [.canadianDollar], "fr-FR", "$US"), (.none, [.euro], "en", "¤"),
    ])
    func symbolAmongThoseOfAPage(currency: Currency, others: [Currency], locale: String, expected: String) throws {
        #expect(currency.symbol(among: others, in: try LocaleIdentifier(locale)) == expected)
    }

    /// Among all current currencies, the distinguishing symbol is the unambiguous one.
    @Test func symbolAmongAllIsUnambiguous() throws {
        let current = Currency.allCases.filter { $0.status == .current }
        for locale in ["en-US", "fr-CA", "zh-Hant-TW", "sv", "ar-EG"].map(LocaleIdentifier.init(literal:)) {
            for currency in current {
                #expect(currency.symbol(among: current, in: locale) == currency.symbol(.unambiguous, in: locale))
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
        #expect(try style.unambiguousSymbol(among: [Currency.euro.code]).format(5) == "$5.00")
        #expect(try style.unambiguousSymbol(among: [Currency.canadianDollar.code]).format(5) == "US$5.00")
        #expect(style.display(.none).symbolSide == nil)
    }
}
