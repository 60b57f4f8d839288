import CurrencyEngine
import CurrencyNames
import Testing

/// Which locale's names an identifier gets.
struct LocaleTests {
    /// Expected by UTS 35: aliases, likely subtags, parents.
    @Test(arguments: [
        ("iw", "he"),  // replaced language
        ("zh-TW", "zh-Hant"),  // likely script
        ("zh-CN", "zh"),
        ("sr-ME", "sr-Latn"),
        ("es-AR", "es-419"),  // parentLocales, which es-AR says nothing about for XAF
        ("en-u-nu-arab", "en"),
        ("de_AT@currency=USD", "de"),
        ("az-Cyrl-AZ", "az-Cyrl"),
        ("xx", "und"),
    ]) func sameNames(identifier: String, serving: String) throws {
        let names = CurrencyNames.bundled
        for code in ["XAF", "BGL"] {
            let currency = try CurrencyCode(code)
            let name = names.displayName(of: currency, in: try LocaleIdentifier(identifier))
            #expect(name == names.displayName(of: currency, in: try LocaleIdentifier(serving)), "\(code)")
        }
    }

    @Test func rootHasNoNames() throws {
        let euro = try CurrencyCode("EUR")
        #expect(CurrencyNames.bundled.displayName(of: euro, in: .root) == nil)
        #expect(CurrencyNames.bundled.pluralName(of: euro, category: .other, in: .root) == "EUR")
    }

    @Test func allLocalesAndCurrencies() {
        #expect(CurrencyNames.bundled.localeIdentifiers.count == 767)
        #expect(CurrencyNames.bundled.currencyCodes.count == 307)
    }
}
