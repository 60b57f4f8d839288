import CurrencyFormat
import Testing

extension CurrencyLocale {
    /// All locales, without the `current` cases, which follow the user's settings. Other tests link these into the
    /// program.
    static var all: [CurrencyLocale] { allCases.filter { !$0.rawValue.hasPrefix("current") } }
}

/// The generated enums and their data.
struct EnumTests {
    @Test func everyRawValueFindsItsCase() {
        for locale in CurrencyLocale.allCases {
            #expect(CurrencyLocale(rawValue: locale.rawValue) == locale)
        }
        for currency in Currency.allCases {
            #expect(Currency(rawValue: currency.rawValue) == currency)
        }
        #expect(CurrencyLocale(rawValue: "xx_YY") == nil)
        #expect(CurrencyLocale(rawValue: "") == nil)
        #expect(Currency(rawValue: "eur") == nil)
    }

    @Test func textsBesideARawValueFindNoCase() {
        let locales = CurrencyLocale.allCases.map(\.rawValue)
        let known = Set(locales)
        for (index, rawValue) in locales.enumerated() {
            let next = locales[(index + 1) % locales.count]
            let spaces = String(repeating: " ", count: 30)
            let others = [
                rawValue + " ", rawValue + " " + next, rawValue + "\0", rawValue + "_", " " + rawValue,
                rawValue + spaces, rawValue + spaces + "\0" + spaces,
            ]
            for text in others + [String(rawValue.dropLast())] where !known.contains(text) {
                #expect(CurrencyLocale(rawValue: text) == nil, "\(text)")
            }
        }
        #expect(Currency(rawValue: "EUR FIM") == nil)
    }

    @Test func everyLocaleIsAnIdentifierThatTheDataServes() throws {
        for locale in CurrencyLocale.all {
            let identifier = try LocaleIdentifier(locale.rawValue)
            #expect(locale.identifier == identifier)
            if locale.rawValue != "root" {
                #expect(CurrencyData.bundled.locale(for: identifier) != "und", "\(locale.rawValue)")
            }
        }
    }

    @Test func everyLocaleOfTheDataHasACase() {
        for identifier in CurrencyData.bundled.localeIdentifiers where identifier != "und" {
            // Legacy raw values write the one variant, POSIX, in capitals.
            let rawValue = identifier.replacing("-", with: "_").replacing("posix", with: "POSIX")
            #expect(CurrencyLocale(rawValue: rawValue) != nil, "\(identifier)")
        }
    }

    @Test func everyCurrencyOfTheDataHasACaseAndFacts() {
        for code in CurrencyData.bundled.currencyCodes {
            #expect(Currency(code)?.facts?.code == code, "\(code)")
        }
        for currency in Currency.allCases where currency != .none {
            #expect(currency.facts != nil, "\(currency.rawValue)")
        }
        #expect(Currency.none.code == .unknown)
        #expect(Currency.none.facts == nil)
    }

    @Test func bundledImagePassesTheFullCheck() throws {
        _ = try CurrencyData(CurrencyData.bundled.imageBytes)
    }

    @Test func dataSaysWhatItIs() {
        #expect(CurrencyData.bundled.cldrVersion == "48")
        #expect(CurrencyData.bundled.source == "cldr-json 48.0.0 with icu 78.3")
        #expect(CurrencyData.bundled.isoPublished == "2026-01-01")
    }
}
