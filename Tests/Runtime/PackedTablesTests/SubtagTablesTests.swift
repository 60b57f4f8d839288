import CurrencyCore
import PackedTables
import TestSupport
import Testing

struct SubtagTablesTests {
    /// Expected tags follow from CLDR 48's likely subtags: what the tag itself has stays.
    @Test(arguments: [
        TextRow("de", "de-Latn-DE", "both are filled in"),
        TextRow("de-AT", "de-Latn-AT", "the script is"),
        TextRow("sr-ME", "sr-Latn-ME", "the script depends on the region"),
        TextRow("zh-Hant", "zh-Hant-TW", "the region depends on the script"),
        TextRow("de-Cyrl-AT", "de-Cyrl-AT", "no likely subtag replaces one that is there"),
    ])
    func likelySubtagsFillWhatIsMissing(row: TextRow) throws {
        let lookup = LocaleLookup(image: CurrencyData.bundled.image)
        #expect(lookup.maximal(try LocaleIdentifier(row.text).tag) == (try LocaleIdentifier(row.expected).tag))
    }
}
