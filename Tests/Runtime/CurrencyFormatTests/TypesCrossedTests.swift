import CurrencyParsing
import Foundation
import Testing

/// Data contains codes and identifiers, code uses the enums: every call accepts both.
struct TypesCrossedTests {
    private let code = CurrencyCode(literal: "EUR")
    private let identifier: LocaleIdentifier

    init() throws {
        identifier = try LocaleIdentifier("de-DE")
    }

    /// From Node's Intl.
    private let expected = "1.234,50\u{A0}€"

    @Test func styles() {
        #expect(CurrencyStyle(.euro, locale: .germanGermany).format(1234.5) == expected)
        #expect(CurrencyStyle(.euro, locale: identifier).format(1234.5) == expected)
        #expect(CurrencyStyle(code, locale: .germanGermany).format(1234.5) == expected)
        #expect(CurrencyStyle(code, locale: identifier).format(1234.5) == expected)
        #expect(DecimalStyle(locale: identifier).format(1234.5) == "1.234,5")
        #expect(PercentStyle(locale: identifier).format(0.5) == "50\u{A0}%")
    }

    @Test func parsers() throws {
        let parsers = [
            CurrencyParser(.euro, locale: .germanGermany), CurrencyParser(.euro, locale: identifier),
            CurrencyParser(code, locale: .germanGermany), CurrencyParser(code, locale: identifier),
            CurrencyParser(locale: .germanGermany), CurrencyParser(locale: identifier),
        ]
        for parser in parsers {
            let parsed = try parser.parse("1.234,50 €")
            #expect(parsed.amount == 1234.5)
            #expect(parsed.currency == .euro)
        }
    }

    @Test func amounts() throws {
        let amount: DecimalValue = 1234.5
        #expect(amount.formatted(in: .germanGermany, as: .euro) == expected)
        #expect(amount.formatted(in: .germanGermany, as: code) == expected)
        #expect(amount.formatted(in: identifier, as: .euro) == expected)
        #expect(amount.formatted(in: identifier, as: code) == expected)
        #expect(try Money(amount, code) == Money(amount, .euro))
        #expect(try Money("1234.50", code).formatted(in: identifier) == expected)
        #expect(try Money(minorUnits: 123_450, code).formatted(in: .germanGermany) == expected)
        #expect(Money(5, code) == Money(5, .euro))
        #expect(Money.zero(.euro) == Money.zero(code))
        #expect(
            try Money(100, .euro).converted(to: CurrencyCode("JPY"), rate: 162.35, .halfEven).description == "16235 JPY"
        )
    }

    @Test func codesAreComparedWithCases() throws {
        let price = Money(5, .yen)
        #expect(price.currency == .yen)
        #expect(.yen == price.currency)
        #expect(price.currency != .euro)
        #expect(.euro != price.currency)
        #expect(Money(5, .none).currency == .none)
        let found: CurrencyCode? = price.currency
        let missing: CurrencyCode? = nil
        #expect(found == .yen)
        #expect(found != .euro)
        #expect(missing != .euro)
        // As with any optional, `.none` means nil.
        #expect(missing == .none)
        #expect(found != .none)
        switch price.currency {
        case .euro: Issue.record("yen are no euros")
        case .yen: break
        default: Issue.record("yen are no others")
        }
    }

    @Test func currenciesFromText() {
        #expect(Currency("eur") == .euro)
        #expect(Currency("JPY") == .yen)
        #expect(Currency("€") == nil)
        #expect(Currency("ZZZ") == nil)
        #expect(Currency("none") == nil)
        #expect(Currency("") == nil)
    }

    @Test(arguments: ["de-DE", "de_DE", "DE-de", "de_DE.UTF-8", "de-Latn-DE", "de_DE@numbers=arab"])
    func localesInAnySpelling(text: String) throws {
        #expect(CurrencyLocale(text)?.identifier.languageCode == "de")
        let exact = CurrencyLocale(text) == .germanGermany
        // No case includes the likely script, so this identifier resolves to its serving locale, `de`.
        #expect(exact || text == "de-Latn-DE", "\(text)")
    }

    @Test func localesThatAreNone() throws {
        #expect(CurrencyLocale("klingon") == nil)
        #expect(CurrencyLocale("German (Germany)") == nil)
        #expect(CurrencyLocale("") == nil)
        #expect(CurrencyLocale(try LocaleIdentifier("klingon")) == nil)
        // The code for Hebrew was `iw` until 1989.
        #expect(CurrencyLocale("iw") == .hebrew)
        #expect(CurrencyLocale("zh-TW") == .chineseTaiwan)
        #expect(CurrencyLocale("und") == .root)
    }

    @Test func everyCaseIsTheOneOfItsIdentifier() {
        for locale in CurrencyLocale.all {
            #expect(CurrencyLocale(locale.identifier) == locale)
            #expect(CurrencyLocale(locale.rawValue) == locale)
        }
    }

    @Test func identifiersAreCoded() throws {
        let stored = try JSONEncoder().encode(["hi_IN@numbers=deva", "root"].map { try LocaleIdentifier($0) })
        #expect(String(decoding: stored, as: UTF8.self) == #"["hi-IN-u-nu-deva","und"]"#)
        let read = try JSONDecoder().decode([LocaleIdentifier].self, from: stored)
        #expect(read == [try LocaleIdentifier("hi-IN-u-nu-deva"), .root])
        #expect {
            try JSONDecoder().decode([LocaleIdentifier].self, from: Data(#"["1"]"#.utf8))
        } throws: { error in
            guard case .dataCorrupted(let context) = error as? DecodingError else { return false }
            return context.debugDescription == #""1" is not a locale identifier: expected a language at byte 0"#
        }
    }
}
