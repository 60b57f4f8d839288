import CurrencyEngine
import CurrencyNames
import PackedTables
import Testing

/// The outputs shown in the documentation comments.
struct DocumentationTests {
    private let names = CurrencyNames.bundled

    @Test func polishZloty() throws {
        let polish = try LocaleIdentifier("pl")
        let zloty = try CurrencyCode("PLN")
        #expect(names.displayName(of: zloty, in: polish) == "złoty polski")
        #expect(names.pluralName(of: zloty, category: .few, in: polish) == "złote polskie")
        #expect(names.pluralName(of: zloty, category: .many, in: polish) == "złotych polskich")
    }

    @Test func namesForAPicker() throws {
        let swiss = try LocaleIdentifier("it-CH")
        #expect(names.displayName(of: try CurrencyCode("CHF"), in: swiss) == "franco svizzero")
        #expect(names.displayName(of: try CurrencyCode("ZZZ"), in: swiss) == nil)
    }

    @Test func fallbackOfPlurals() throws {
        let english = try LocaleIdentifier("en")
        let euro = try CurrencyCode("EUR")
        #expect(names.pluralName(of: euro, category: .one, in: english) == "euro")
        #expect(names.pluralName(of: euro, category: .other, in: english) == "euros")
        #expect(names.pluralName(of: euro, category: .few, in: english) == "euros")
        #expect(names.pluralName(of: try CurrencyCode("ZZZ"), category: .one, in: english) == "ZZZ")
    }

    @Test func oneLocale() throws {
        let names = CurrencyNames.bundled.names(in: try LocaleIdentifier("sv"))
        #expect(names.displayName(of: try CurrencyCode("NOK")) == "norsk krona")
        #expect(names.pluralName(of: try CurrencyCode("NOK"), category: .other) == "norska kronor")
        let hongKong = CurrencyNames.bundled.names(in: try LocaleIdentifier("zh-HK"))
        #expect(hongKong.localeIdentifier == "zh-Hant-HK")
    }

    @Test func emptyImage() {
        #expect {
            try CurrencyNames([])
        } throws: { error in
            (error as? CurrencyImageError)?.reason == .truncated(bytes: 0, expected: 223)
        }
    }

    /// CLDR 48 has no name for exactly 0 or 1 in any locale.
    @Test func noExplicitNames() throws {
        for locale in names.localeIdentifiers {
            let names = names.names(in: try LocaleIdentifier(locale))
            for form in [NameForm.explicitZero, NameForm.explicitOne] {
                #expect(names.explicitName(of: try CurrencyCode("EUR"), form) == nil)
            }
        }
    }

    @Test func version() {
        #expect(names.cldrVersion == "48")
    }

    /// The binary grows by at most 1 MiB.
    @Test func sizeOfTheImage() {
        print("image of currency names: \(names.byteCount) bytes")
        #expect(names.byteCount <= 1_048_576)
    }
}
