import CurrencyFormat
import Testing

@testable import CurrencyCore

/// A locale without a region uses the currency of its likely region.
///
/// Regions are from CLDR's `likelySubtags.xml`: `zh_Hant` maps to `zh_Hant_TW`, and `zh` to `zh_Hans_CN`.
struct LikelyRegionTests {
    @Test(arguments: [
        ("zh-Hant", "TWD"), ("zh-Hans", "CNY"), ("zh", "CNY"), ("pa-Arab", "PKR"), ("pa-Guru", "INR"), ("pa", "INR"),
        ("uz-Arab", "AFN"), ("uz-Latn", "UZS"), ("sr-Latn", "RSD"), ("de", "EUR"), ("zh-Hant-HK", "HKD"),
    ])
    func theScriptDecidesAboutTheRegion(locale: String, code: String) throws {
        let day = try #require(CalendarDate(year: 2026, month: 2, day: 1))
        let found = try CurrencyData.bundled.currency(of: LocaleIdentifier(locale), on: day)
        #expect(try found == CurrencyCode(code))
    }
}
