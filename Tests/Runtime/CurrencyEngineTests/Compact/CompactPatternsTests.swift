import CurrencyCore
import CurrencyFormat
import PackedTables
import Testing

@testable import CurrencyEngine

/// Patterns looked up by hand in CLDR 48 (common/main/*.xml).
struct CompactPatternsTests {
    static func patterns(
        _ locale: String, _ kind: CompactPatterns.Kind, currency: StaticString? = nil
    ) throws -> CompactPatterns {
        let options = FormatOptions(locale: try LocaleIdentifier(locale), data: .bundled)
        return CompactPatterns(SystemTables(options), kind, isICU: false, currency: currency.map { PackedText($0) })
    }

    struct Row: CustomTestStringConvertible {
        var locale: String
        var kind: CompactPatterns.Kind
        var magnitude: Int
        var category = PluralCategory.other
        var exactly: Int?
        var currency: StaticString?
        var text: String?
        var zeros = 0
        var multiplier: Int

        var testDescription: String { "\(locale) \(kind) 10^\(magnitude) \(category)" }
    }

    @Test(arguments: [
        Row(locale: "en", kind: .decimalShort, magnitude: 2, multiplier: 0),
        Row(locale: "en", kind: .decimalShort, magnitude: 3, text: "0K", zeros: 1, multiplier: -3),
        Row(locale: "en", kind: .decimalShort, magnitude: 5, text: "0K", zeros: 3, multiplier: -3),
        Row(locale: "en", kind: .decimalShort, magnitude: 14, text: "0T", zeros: 3, multiplier: -12),
        // Above the largest magnitude of the table.
        Row(locale: "en", kind: .decimalShort, magnitude: 40, text: "0T", zeros: 3, multiplier: -12),
        Row(locale: "en", kind: .decimalLong, magnitude: 6, text: "0 million", zeros: 1, multiplier: -6),
        Row(locale: "en", kind: .currencyShort, magnitude: 6, text: "¤0M", zeros: 1, multiplier: -6),
        Row(
            locale: "en", kind: .currencyShort, magnitude: 6, currency: "USD", text: "¤\u{A0}0M", zeros: 1,
            multiplier: -6),
        // Kabyle puts the currency after thousands but before millions.
        Row(
            locale: "kab", kind: .currencyShort, magnitude: 3, currency: "US$", text: "0G\u{A0}¤", zeros: 1,
            multiplier: -3),
        Row(
            locale: "kab", kind: .currencyShort, magnitude: 6, currency: "US$", text: "¤\u{A0}0M", zeros: 1,
            multiplier: -6),
        // Indian Bengali puts the currency last only in compact notation.
        Row(
            locale: "bn-IN", kind: .currencyShort, magnitude: 3, currency: "A$", text: "0\u{A0}হা\u{A0}¤", zeros: 1,
            multiplier: -3),
        // Occitan puts the currency last only in standard notation.
        Row(
            locale: "oc", kind: .currencyShort, magnitude: 3, currency: "US$", text: "¤\u{A0}0K", zeros: 1,
            multiplier: -3),
        Row(
            locale: "oc", kind: .currencyShort, magnitude: 3, currency: "USD", text: "0K\u{A0}¤", zeros: 1,
            multiplier: -3),
        // German has no short word for thousands.
        Row(locale: "de", kind: .decimalShort, magnitude: 3, multiplier: 0),
        Row(locale: "de", kind: .decimalShort, magnitude: 6, text: "0\u{A0}Mio'.'", zeros: 1, multiplier: -6),
        Row(
            locale: "de", kind: .decimalLong, magnitude: 6, category: .one, text: "0 Million", zeros: 1,
            multiplier: -6),
        Row(locale: "de", kind: .decimalLong, magnitude: 6, text: "0 Millionen", zeros: 1, multiplier: -6),
        // Plural categories that the language does not use fall back to `other`.
        Row(
            locale: "de", kind: .decimalLong, magnitude: 6, category: .few, text: "0 Millionen", zeros: 1,
            multiplier: -6),
        // Exactly one thousand is a word without digits.
        Row(
            locale: "fr", kind: .decimalLong, magnitude: 3, category: .one, exactly: 1, text: "mille", zeros: 0,
            multiplier: -3),
        Row(
            locale: "fr", kind: .decimalLong, magnitude: 3, category: .one, text: "0 millier", zeros: 1,
            multiplier: -3),
        Row(
            locale: "fr", kind: .decimalLong, magnitude: 6, category: .one, exactly: 1, text: "0 million", zeros: 1,
            multiplier: -6),
        // Myriads: the table skips thousands and continues to 10^19.
        Row(locale: "ja", kind: .decimalShort, magnitude: 3, multiplier: 0),
        Row(locale: "ja", kind: .decimalShort, magnitude: 4, text: "0万", zeros: 1, multiplier: -4),
        Row(locale: "ja", kind: .decimalShort, magnitude: 7, text: "0万", zeros: 4, multiplier: -4),
        Row(locale: "ja", kind: .decimalShort, magnitude: 8, text: "0億", zeros: 1, multiplier: -8),
        Row(locale: "ja", kind: .decimalShort, magnitude: 19, text: "0京", zeros: 4, multiplier: -16),
        // Spanish writes 10^9 as a thousand millions.
        Row(locale: "es", kind: .decimalLong, magnitude: 9, text: "0 mil millones", zeros: 1, multiplier: -9),
        // A pattern with its own negative subpattern.
        Row(locale: "sw", kind: .decimalLong, magnitude: 3, text: "elfu 0;elfu -0", zeros: 1, multiplier: -3),
        Row(locale: "hi", kind: .decimalShort, magnitude: 5, text: "0\u{A0}लाख", zeros: 1, multiplier: -5),
        // A numbering system that the locale does not list uses the locale's latn patterns.
        Row(locale: "en-u-nu-thai", kind: .decimalShort, magnitude: 3, text: "0K", zeros: 1, multiplier: -3),
        Row(locale: "en-u-nu-arab", kind: .currencyShort, magnitude: 6, text: "¤0M", zeros: 1, multiplier: -6),
    ])
    func patternsAreThoseOfCLDR(row: Row) throws {
        let patterns = try Self.patterns(row.locale, row.kind, currency: row.currency)
        let found = patterns.pattern(
            magnitude: row.magnitude, CountKey(exactly: row.exactly, category: row.category))
        #expect(found?.text == row.text)
        #expect(found?.zeros ?? 0 == row.zeros)
        #expect(patterns.multiplier(magnitude: row.magnitude) == row.multiplier)
    }

    @Test func aNegativeMagnitudeIsNotCompacted() throws {
        let patterns = try Self.patterns("en", .decimalShort)
        for magnitude in [-1, -6000, Int.min] {
            #expect(patterns.multiplier(magnitude: magnitude) == 0)
            #expect(patterns.pattern(magnitude: magnitude, CountKey(category: .other)) == nil)
        }
        #expect(patterns.multiplier(magnitude: .max) == -12)
    }

    @Test(arguments: [
        ("en", "0", "0", 0, 0), ("en", "999", "999", 0, 2), ("en", "999.4", "999", 0, 2),
        ("en", "999.5", "1", 3, 3), ("en", "1000", "1", 3, 3), ("en", "999499", "999", 3, 5),
        ("en", "999500", "1", 6, 6), ("en", "999999", "1", 6, 6), ("en", "-999999", "-1", 6, 6),
        ("en", "0.4", "0", 0, 0), ("en", "0.6", "1", 0, 0), ("en", "999999999999999", "1000", 12, 15),
        ("en", "1E+20", "100000000", 12, 20), ("de", "999999", "999999", 0, 5), ("de", "999999.5", "1", 6, 6),
        ("ja", "9999", "9999", 0, 3), ("ja", "9999.5", "1", 4, 4), ("ja", "99995000", "1", 8, 8),
        ("en", "Infinity", "Infinity", 0, 0),
    ])
    func theMagnitudeIsChosenAfterRounding(
        locale: String, number: String, shown: String, exponent: Int, magnitude: Int
    ) throws {
        let patterns = try Self.patterns(locale, .decimalShort)
        let found = CompactNumber(try DecimalValue(number), patterns) { $0.rounded(toFractionDigits: 0, .halfUp) }
        #expect(found.shown == (try DecimalValue(shown)))
        #expect(found.exponent == exponent)
        #expect(found.magnitude == magnitude)
    }

    /// A number that rounds to zero keeps its exponent, as in ICU.
    @Test func aNumberThatRoundsToZeroKeepsItsExponent() throws {
        let patterns = try Self.patterns("en", .decimalShort)
        let found = CompactNumber(try DecimalValue("1234"), patterns) { _ in .zero }
        #expect(found == CompactNumber(shown: .zero, exponent: 3, magnitude: 3))
    }

    /// ICU writes "mille" for 1000 and "-1 millier" for -1000.
    @Test(
        arguments: [
            ("1", 1), ("1.0", 1), ("-1", nil), ("0", 0), ("-0", 0), ("1.1", nil), ("NaN", nil),
        ] as [(String, Int?)])
    func explicitPatternsAreForPositiveNumbers(shown: String, expected: Int?) throws {
        #expect(CountKey(try DecimalValue(shown), .other).exactly == expected)
    }

    /// Khmer's thousands are `0ពាន់¤`, and before letters `0ពាន់ ¤`, which ICU does not read.
    @Test func patternsForLettersAreOfLDMLAlone() {
        let style = CurrencyStyle(.dollar, locale: .khmer).display(.code).compact()
        #expect(style.format(1200) == "1.2ពាន់\u{A0}USD")
        #expect(style.compatibility(.icu).format(1200) == "1.2ពាន់USD")
        #expect(style.display(.symbol).format(1200) == "1.2ពាន់$")
    }

    /// Dzongkha has a word for almost every power of ten.
    @Test(arguments: [
        ("5E+3", "སྟོང་ཕྲག 5"), ("5E+4", "ཁྲི་ཕྲག 5"), ("5E+5", "འབུམ་ཕྲག 5"), ("5E+12", "དུང་ཕྱུར་ཁྲི་ 5"),
        ("5E+13", "དུང་ཕྱུར་འབུམ་ 5"), ("5E+14", "དུང་ཕྱུར་ས་ཡ་ 5"),
    ])
    func everyPowerOfTenHasItsWord(number: String, expected: String) throws {
        let style = DecimalStyle(locale: try LocaleIdentifier("dz-u-nu-latn"), data: .bundled).compact(.long)
        #expect(style.format(try DecimalValue(number)) == expected)
    }

    /// A numbering system without long words has those of latn, and not its short ones. As Node's Intl writes it.
    @Test func longWordsAreThoseOfLatn() throws {
        let style = try DecimalStyle(locale: .englishUnitedStates).numberingSystem("thai")
        #expect(style.compact(.long).format(1_000_000) == "๑ million")
        #expect(style.compact(.short).format(1_000_000) == "๑M")
    }

    /// Without a currency, the words are those of decimals, which CLDR writes "0 Mln" in Italian.
    @Test func amountsWithoutCurrencyHaveTheWordsOfDecimals() throws {
        let style = CurrencyStyle(.euro, locale: try LocaleIdentifier("it")).display(.none).compact()
        #expect(style.format(1_200_000) == "1,2\u{A0}Mln")
    }

    /// Italian's words from CLDR 48. "mille" for one thousand stands without a number, so it multiplies none.
    @Test func scalesHaveANumber() throws {
        let options = FormatOptions(locale: try LocaleIdentifier("it"), data: .bundled)
        var scales: [String: Int] = [:]
        CompactPatterns.forEachScale(SystemTables(options), .decimalLong) { scales[$0.text] = $1 }
        #expect(
            scales == [
                "0 mila": 3, "0 milione": 6, "0 milioni": 6, "0 miliardo": 9, "0 miliardi": 9, "0 mille miliardi": 12,
                "0 mila miliardi": 12,
            ])
    }
}
