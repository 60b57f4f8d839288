import CurrencyCore
import CurrencyFormat
import PackedTables
import Testing

@testable import CurrencyEngine

/// Categories are from Node 20's `Intl.PluralRules` (ICU 78.2, CLDR 48), with as many fraction digits as the text.
struct PluralRulesTests {
    @Test(
        arguments: [
            ("en", "1", .one), ("en", "1.0", .other), ("en", "0", .other), ("en", "2", .other),
            ("en", "1000000", .other),
            ("de", "1", .one), ("de", "1.50", .other), ("fr", "0", .one), ("fr", "1.5", .one), ("fr", "2", .other),
            ("fr", "1000000", .many), ("fr", "1000000.5", .other), ("fr", "3000000", .many), ("es", "1", .one),
            ("es", "1.0", .one), ("es", "1000000", .many), ("it", "2000000", .many), ("pt", "1.9", .one),
            ("pt", "0", .one),
            ("pt-PT", "0", .other), ("pt-PT", "1", .one), ("ar", "0", .zero), ("ar", "1", .one), ("ar", "2", .two),
            ("ar", "3", .few), ("ar", "103", .few), ("ar", "11", .many), ("ar", "100", .other), ("ar", "1.5", .other),
            ("ru", "1", .one), ("ru", "21", .one), ("ru", "11", .many), ("ru", "3", .few), ("ru", "1.0", .other),
            ("pl", "1", .one), ("pl", "2", .few), ("pl", "5", .many), ("pl", "22", .few), ("pl", "12", .many),
            ("pl", "1.5", .other), ("cs", "1.0", .many), ("cs", "3", .few), ("lt", "1", .one), ("lt", "11", .other),
            ("lt", "2", .few), ("lt", "1.5", .many), ("lv", "0", .zero), ("lv", "1", .one), ("lv", "0.1", .one),
            ("lv", "0.11", .zero), ("lv", "10", .zero), ("sl", "1", .one), ("sl", "102", .two), ("sl", "3", .few),
            ("sl", "1.0", .few), ("ga", "2", .two), ("ga", "3", .few), ("ga", "7", .many), ("gd", "12", .two),
            ("gd", "19", .few), ("mt", "2", .two), ("mt", "11", .many), ("mt", "20", .other), ("cy", "0", .zero),
            ("cy", "3", .few), ("cy", "6", .many), ("ro", "0", .few), ("ro", "19", .few), ("ro", "20", .other),
            ("ro", "1.0", .few), ("da", "0.1", .one), ("da", "1.0", .one), ("is", "21", .one), ("is", "11", .other),
            ("is", "0.1", .one), ("mk", "0.1", .one), ("hr", "21.0", .other), ("he", "2", .two),
            ("he", "0.5", .one), ("ja", "1", .other), ("zh-Hant", "1", .other), ("hi", "0", .one), ("hi", "0.5", .one),
            ("fil", "4", .other), ("fil", "3", .one), ("kw", "1000", .two), ("kw", "100000", .two),
            ("br", "1000000", .many), ("br", "21", .one), ("gv", "20", .few), ("ksh", "0", .zero),
            ("shi", "1.5", .other),
            ("shi", "3", .few), ("lag", "0.5", .one), ("si", "0.1", .one), ("tzm", "11", .one), ("dsb", "101", .one),
            ("uk", "4", .few), ("be", "2", .few),
        ] as [(String, String, PluralCategory)])
    func categoriesAreThoseOfIntl(locale: String, number: String, expected: PluralCategory) throws {
        let rules = try PluralRules(locale: LocaleIdentifier(locale), data: .bundled)
        let digits = number.split(separator: ".").dropFirst().first?.count ?? 0
        #expect(rules.category(for: PluralOperands(try DecimalValue(number), fractionDigits: digits)) == expected)
    }

    /// Plural rules are inherited by truncating subtags, not by CLDR's parent locales: CLDR 48 lists none for plurals.
    /// `sr-Latn` has the rules of `sr`, and `pt-AO` has those of `pt`, not of `pt-PT`.
    @Test(
        arguments: [
            ("sr-Latn", "0.2", .few), ("sr-Latn-BA", "1", .one), ("pt-AO", "0", .one), ("pa-Arab", "0", .one),
            ("az-Cyrl", "1", .one), ("ff-Adlm", "1.5", .one), ("uz-Arab", "1", .one), ("bs-Cyrl", "0.2", .few),
        ] as [(String, String, PluralCategory)])
    func rulesAreInheritedByCuttingSubtags(locale: String, number: String, expected: PluralCategory) throws {
        try categoriesAreThoseOfIntl(locale: locale, number: number, expected: expected)
    }

    /// "1 million d’euros" but "1 000 d’euros": the compact exponent decides.
    @Test(arguments: [("1", 6, PluralCategory.many), ("1", 3, .other), ("1.2", 6, .many), ("2", 0, .other)])
    func compactNumbersHaveTheirOwnCategory(number: String, exponent: Int, expected: PluralCategory) throws {
        let rules = try PluralRules(locale: LocaleIdentifier("fr"), data: .bundled)
        let digits = number.split(separator: ".").dropFirst().first?.count ?? 0
        let operands = PluralOperands(
            try DecimalValue(number), fractionDigits: digits, compactExponent: exponent)
        #expect(rules.category(for: operands) == expected)
    }

    /// 1.00000000000000000001 has n = 1 and f = 1 then: in Lithuanian it is `one` and `many`. ICU has its rules by name.
    @Test func underICUTheFirstNameOfTwoMatchingRulesCounts() throws {
        let number = try DecimalValue("1.00000000000000000001")
        let operands = PluralOperands(number, fractionDigits: 0, compatibility: .icu)
        #expect(try PluralRules(locale: LocaleIdentifier("lt"), data: .bundled).category(for: operands) == .many)
        let rules: [(StaticString, PluralCategory)] = [("n = 1", .few), ("f = 1", .one)]
        for order in [rules, rules.reversed()] {
            var both = PluralRules()
            for (rule, category) in order {
                both.append(UnsafeBufferPointer(start: rule.utf8Start, count: rule.utf8CodeUnitCount), for: category)
            }
            #expect(both.category(for: operands) == .few)
        }
    }

    @Test func whatIsNoNumberIsOther() throws {
        for locale in ["und", "ar", "fr", "ja"] {
            let rules = try PluralRules(locale: LocaleIdentifier(locale), data: .bundled)
            for value in [DecimalValue.nan, .infinity, .infinity.negated] {
                #expect(rules.category(for: PluralOperands(value, fractionDigits: 0)) == .other)
            }
        }
    }

    @Test func aLanguageWithoutRulesHasOneCategory() throws {
        let rules = try PluralRules(locale: LocaleIdentifier("und"), data: .bundled)
        #expect(rules.category(for: PluralOperands(1, fractionDigits: 0)) == .other)
    }

    /// Rows of CLDR 48's pluralRanges.xml, and unlisted pairs, which LDML gives the category of the end.
    @Test(
        arguments: [
            ("fr", .one, .one, .one), ("fr", .one, .other, .other), ("de", .one, .other, .other),
            ("ar", .zero, .one, .zero), ("ar", .one, .two, .other), ("ar", .few, .many, .many),
            ("he", .one, .two, .other), ("lv", .zero, .zero, .other), ("lv", .one, .one, .one),
            ("und", .one, .few, .few), ("en", .two, .few, .few),
        ] as [(String, PluralCategory, PluralCategory, PluralCategory)])
    func rangesFollowTheirEnds(
        locale: String, start: PluralCategory, end: PluralCategory, expected: PluralCategory
    ) throws {
        let ranges = try PluralRanges(locale: LocaleIdentifier(locale), data: .bundled)
        #expect(ranges.category(start: start, end: end) == expected)
    }

    @Test func underICUAPairWithoutRuleIsOther() throws {
        let ranges = try PluralRanges(locale: LocaleIdentifier("en"), compatibility: .icu, data: .bundled)
        #expect(ranges.category(start: .two, end: .few) == .other)
        #expect(ranges.category(start: .other, end: .one) == .other)
        // CLDR 48 has no ranges for pt-PT, and ICU uses those of pt.
        let portuguese = try LocaleIdentifier("pt-PT")
        let ofLanguage = try PluralRanges(locale: portuguese, compatibility: .icu, data: .bundled)
        #expect(ofLanguage.category(start: .one, end: .one) == .one)
        #expect(ofLanguage.category(start: .other, end: .one) == .other)
        #expect(try PluralRanges(locale: portuguese, data: .bundled).category(start: .other, end: .one) == .one)
    }
}
