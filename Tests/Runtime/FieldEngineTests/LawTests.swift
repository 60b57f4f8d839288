import CurrencyFormat
import FieldEngine
import FieldLaws
import TestSupport
import Testing

/// The laws of a field on seeded random edits in every locale; the program `field-laws` plays many more.
struct LawTests {
    @Test(arguments: EntryMode.allCases)
    func lawsHoldInEveryLocale(_ mode: EntryMode) throws {
        let seed: UInt64 = 1
        print("field laws, \(mode): seed \(seed)")
        var random = SplitMix64(seed: seed)
        let locales = CurrencyData.bundled.localeIdentifiers
        try #require(locales.count > 700)
        for (index, identifier) in locales.enumerated() {
            let currency = FieldSetting.currencies[index % FieldSetting.currencies.count]
            let setting = FieldSetting(try LocaleIdentifier(identifier), currency, mode)
            if let broken = FieldTrace.play(setting, &random) {
                Issue.record("\(broken)")
                return
            }
        }
    }
}
