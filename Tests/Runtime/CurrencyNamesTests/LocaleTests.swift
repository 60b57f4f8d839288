import CurrencyEngine
import CurrencyNames
import Testing

/// The locale whose names an identifier uses.
struct LocaleTests {
    /// Expected locales follow UTS 35: aliases, likely subtags, parents.
    @Test(arguments: [
        ("iw", "he"),  // languageAlias
        ("zh-TW", "zh-Hant"),  // likelySubtags
        ("zh-CN", "zh"),
        ("sr-ME", "sr-Latn"),
        ("es-AR", "es-419"),  // parentLocales; es-AR has no own name for XAF
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
