import NumberWords
import Testing

struct SpellingTests {
    /// Decimals that ICU reads as binary numbers, so that from about 1000 on it spells the nearest one's digits. The expected
    /// texts are those of ICU 78.3 for the same fraction of a small number.
    @Test(arguments: [
        ("ru", "484135.77", "семьдесят семь сотых", "0.77"), ("pl", "2479257.008", "zero zero osiem", "3.008"),
        ("kk", "386774.9", "оннан тоғыз", "2.9"),
    ])
    func fractionsAreExact(locale: String, number: String, ending: String, small: String) throws {
        let locale = try LocaleIdentifier(locale)
        for text in [number, small] {
            #expect(try NumberWords.bundled.spell(DecimalValue(text), in: locale).hasSuffix(ending), "\(text)")
        }
    }

    /// ICU takes the lower 32 bits for the plural category; 4,294,967,297 ends in 97.
    @Test func ordinalsAreOfTheWholeNumber() throws {
        let text = try NumberWords.bundled.spell(4_294_967_297, in: .englishUnitedStates, ruleSet: .digitsOrdinal)
        #expect(text == "4,294,967,297th")
    }

    /// ICU makes a binary number of integers above 2^63.
    @Test func thirtyEightDigitsAreExact() throws {
        let number = try DecimalValue("12345678901234567890123456789012345678")
        #expect(
            try NumberWords.bundled.spell(number, in: .englishUnitedStates)
                == "12,345,678,901,234,567,890,123,456,789,012,345,678")
    }

    @Test func tooManyDigitsAreAnError() throws {
        let number = try DecimalValue("1E+40")
        #expect(throws: NumberWordsError.tooManyDigits(number)) {
            try NumberWords.bundled.spell(number, in: .englishUnitedStates)
        }
    }

    /// ICU 78.3's texts.
    @Test func infinitiesAndNaN() throws {
        let words = NumberWords.bundled
        #expect(try words.spell(.infinity, in: .englishUnitedStates) == "infinity")
        #expect(try words.spell(.infinity, in: .germanGermany) == "∞")
        #expect(try words.spell(DecimalValue.infinity.negated, in: .germanGermany) == "minus ∞")
        #expect(try words.spell(.nan, in: .englishUnitedStates) == "not a number")
    }

    @Test func unknownLocalesAndRuleSetsAreErrors() throws {
        let klingon = try LocaleIdentifier("tlh")
        #expect(throws: NumberWordsError.unknownLocale(klingon)) { try NumberWords.bundled.spell(1, in: klingon) }
        #expect(throws: NumberWordsError.unknownRuleSet(.cardinalFeminine, locale: CurrencyLocale.english.identifier)) {
            try NumberWords.bundled.spell(1, in: .english, ruleSet: .cardinalFeminine)
        }
    }

    /// Locales inherit as CLDR says: en-IN has rules of its own, zh-TW is Hant, and es-MX writes a decimal point.
    @Test func localesInherit() throws {
        let words = NumberWords.bundled
        #expect(try words.spell(100_000, in: LocaleIdentifier("en-IN")) == "one lakh")
        #expect(try words.spell(100_000, in: LocaleIdentifier("en-ZA")) == "one hundred thousand")
        #expect(try words.spell(10_000, in: LocaleIdentifier("zh-TW")) == "一萬")
        #expect(try words.spell(1.5, in: LocaleIdentifier("es-ES")) == "uno coma cinco")
        #expect(try words.spell(1.5, in: LocaleIdentifier("es-MX")) == "uno punto cinco")
        // A language without rules has those of the root, which write digits.
        #expect(try words.spell(12_345, in: LocaleIdentifier("bn")) == "১২,৩৪৫")
    }

    /// A speller that is held has the words below 100 ready, and writes numbers of 64 bits in another type.
    @Test func heldSpellersSpellAlike() throws {
        let numbers: [DecimalValue] = try [
            0, 1, 2, 21, 99, 100, 101, 199, 1000, 21_000, 99_099, 1_000_001, -21, 0.5, 21.05, DecimalValue("1E+20"),
        ]
        for locale in NumberWords.bundled.localeIdentifiers {
            let identifier = try LocaleIdentifier(locale)
            for ruleSet in try NumberWords.bundled.ruleSets(in: identifier) {
                let speller = try NumberWords.bundled.speller(for: identifier, ruleSet: ruleSet)
                for number in numbers {
                    let once = try NumberWords.bundled.spell(number, in: identifier, ruleSet: ruleSet)
                    #expect(try speller.spell(number) == once, "\(locale) \(ruleSet) \(number)")
                }
            }
        }
    }

    @Test func appendingKeepsWhatIsThere() throws {
        let speller = try NumberWords.bundled.speller(for: .englishUnitedStates)
        var text = Array("€ ".utf8)
        try speller.append(42, to: &text)
        #expect(String(decoding: text, as: UTF8.self) == "€ forty-two")
    }

    /// 10^38 - 1 has the longest words that fit, in languages that go on beyond 10^18.
    @Test func longWordsFit() throws {
        let number = DecimalValue(Int64.max)
        for locale in NumberWords.bundled.localeIdentifiers {
            let identifier = try LocaleIdentifier(locale)
            for ruleSet in try NumberWords.bundled.ruleSets(in: identifier) {
                let text = try NumberWords.bundled.spell(number, in: identifier, ruleSet: ruleSet)
                #expect(!text.isEmpty, "\(locale) \(ruleSet)")
            }
        }
    }
}
