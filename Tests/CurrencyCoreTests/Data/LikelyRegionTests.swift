import CurrencyFormat
import Testing

@testable import CurrencyCore

/// The money of a locale without a region is that of the region it is likely meant for.
///
/// The regions are those of CLDR's `likelySubtags.xml`: `zh_Hant` there is `zh_Hant_TW`, and `zh` is `zh_Hans_CN`.
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
