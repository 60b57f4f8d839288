import CurrencyFormat
import LocaleMatching
import Testing

/// Store locales. Expected values follow from the official languages in CLDR's territoryInfo.json.
@Suite struct StorefrontTests {
    @Test(arguments: [
        ("CHE", ["fr"], "fr-CH"), ("CHE", [], "de-CH"), ("che", ["en", "it-IT"], "it-CH"), ("CH", ["rm"], "rm-CH"),
        ("USA", ["es"], "es-US"), ("US", ["ja"], "en-US"), ("GBR", [], "en-GB"), ("UK", [], "en-GB"),
        ("CAN", ["fr-FR"], "fr-CA"), ("BEL", ["de"], "de-BE"), ("IND", [], "hi-IN"), ("IND", ["ta"], "ta-IN"),
        ("HKG", [], "zh-Hant-HK"), ("HKG", ["en"], "en-HK"), ("TWN", ["zh"], "zh-Hant-TW"), ("CHN", [], "zh-CN"),
        ("SRB", ["sr-Latn"], "sr-Latn-RS"), ("SRB", ["sr"], "sr-RS"), ("ROU", [], "ro-RO"), ("XKK", [], "sq-XK"),
        ("PAK", ["ur"], "ur-PK"), ("NOR", ["nn"], "nn-NO"), ("756", ["fr"], "fr-CH"),
    ])
    func officialLanguagesAndWantedOnes(_ region: String, _ languages: [String], _ locale: String) throws {
        #expect(try LocaleIdentifier.ofStorefront(region, languages: languages).description == locale)
    }

    @Test(arguments: ["", "C", "ZZZ", "ZZ", "Switzerland", "AQ", "C-H", "001"])
    func whatIsNoRegion(_ region: String) {
        #expect(throws: StorefrontError.region(region)) { try LocaleIdentifier.ofStorefront(region) }
    }

    @Test func malformedLanguages() {
        #expect(throws: StorefrontError.language("f", .noLanguage(offset: 0))) {
            try LocaleIdentifier.ofStorefront("CHE", languages: ["f"])
        }
    }
}
