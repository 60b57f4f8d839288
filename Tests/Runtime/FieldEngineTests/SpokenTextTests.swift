import CurrencyFormat
import CurrencyNames
import FieldEngine
import Testing

/// The words are those of CLDR's spell-out rules, such as "-x: minus >>;" of
/// https://github.com/unicode-org/cldr/blob/release-48/common/rbnf/en.xml.
struct SpokenTextTests {
    @Test(arguments: [
        ("en-US", "minus "), ("en-IN", "minus "), ("de-DE", "minus "), ("fr-CA", "moins "), ("es-MX", "menos "),
        ("nl-NL", "min "), ("ja-JP", "マイナス"), ("ko-KR", "마이너스 "), ("zh-Hans-CN", "负"), ("zh-TW", "負"),
        ("ru-RU", "минус "), ("sr-RS", "минус "), ("sr-Latn-RS", "minus "), ("ar-EG", "ناقص "), ("he-IL", "מינוס "),
        ("th-TH", "ลบ\u{200B}"), ("hi-IN", "ऋण "), ("no", "minus "), ("nb-NO", "minus "),
        // No rules, and none for the script.
        ("eu-ES", "\u{2212}"), ("az-Cyrl", "\u{2212}"),
    ])
    func minusIsAWord(_ locale: String, _ word: String) throws {
        let entry = AmountEntry(CurrencyStyle(.dollar, locale: try LocaleIdentifier(locale)), names: .bundled)
        #expect(entry.spokenText(of: -1234.5) == word + entry.spokenText(of: 1234.5))
    }

    @Test func wordMayStandBehind() throws {
        let entry = AmountEntry(CurrencyStyle(.dollar, locale: try LocaleIdentifier("ee-GH")))
        #expect(entry.spokenText(of: -5) == entry.spokenText(of: 5) + " xlẽyimegbee")
    }

    @Test func onlyTheSignIsSpoken() {
        let entry = AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates), names: .bundled)
        #expect(entry.spokenText(of: -1234.5) == "minus 1,234.50 US dollars")
        #expect(entry.spokenText(of: 1234.5) == "1,234.50 US dollars")
        #expect(entry.spokenText(of: 0) == "0.00 US dollars")
        let decimals = AmountEntry(DecimalStyle(locale: .englishUnitedStates), EntryOptions(mode: .free))
        #expect(decimals.spokenText(of: -1.5) == "minus 1.5")
        #expect(AmountEntry(PercentStyle(locale: .englishUnitedStates)).spokenText(of: -0.12) == "minus 12%")
    }

    @Test func announcementsSayTheWord() {
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        var dollars = field(AmountEntry(style, names: .bundled), value: -5)
        #expect(dollars.type("x")[0].announcement?.spokenValue == "minus 5.00 US dollars")
    }

    /// Screen readers skip it.
    @Test func noLocaleSpeaksAHyphen() throws {
        let locales = CurrencyData.bundled.localeIdentifiers
        try #require(locales.count > 700)
        for identifier in locales {
            let entry = AmountEntry(CurrencyStyle(.euro, locale: try LocaleIdentifier(identifier)), names: .bundled)
            let parts = entry.spokenText(of: -5).split(
                separator: entry.spokenText(of: 5), omittingEmptySubsequences: false)
            #expect(parts.count == 2, "\(identifier)")
            let word = parts.joined()
            #expect(!word.isEmpty && !["-", "\u{200E}-", "\u{200F}-"].contains(word), "\(identifier): \(word)")
        }
    }
}
