import CurrencyFormat
import CurrencyNames
import Testing

@testable import CurrencyEngine

/// Plans are equal where they write the same, and where they do not they differ.
struct PlanEqualityTests {
    private func names(_ currency: Currency, _ locale: CurrencyLocale) -> CurrencyStyle {
        CurrencyStyle(currency, locale: locale).display(.name(.bundled)).precision(.fraction(2))
    }

    @Test func plansOfOneStyleAreEqual() {
        for locale in [CurrencyLocale.germanGermany, .englishUnitedStates, .polishPoland] {
            let style = CurrencyStyle(.euro, locale: locale)
            #expect(style.plan == style.plan)
            #expect(names(.euro, locale).plan == names(.euro, locale).plan)
            #expect(names(.euro, locale).plan.hashValue == names(.euro, locale).plan.hashValue)
        }
    }

    /// Codes of no currency, which are their own names.
    @Test func namesOfOneLengthDiffer() throws {
        func names(_ code: String) throws -> NameAffixes {
            let locale = try LocaleIdentifier("en")
            let style = CurrencyStyle(currency: try CurrencyCode(code), locale: locale, data: .bundled)
            return try #require(style.display(.name(.bundled)).plan.names)
        }
        #expect(try names("QQQ") == names("QQQ"))
        #expect(try names("QQQ") != names("QQX"))
    }

    @Test func plansOfOtherTextsDiffer() {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        #expect(style.plan != CurrencyStyle(.usDollar, locale: .germanGermany).plan)
        #expect(style.plan != CurrencyStyle(.euro, locale: .germanAustria).plan)
        #expect(style.plan != style.grouping(.off).plan)
        #expect(style.plan != style.precision(.fraction(1)).plan)
        #expect(names(.euro, .germanGermany).plan != style.plan)
        #expect(names(.euro, .englishUnitedStates).plan != names(.usDollar, .englishUnitedStates).plan)
        #expect(names(.euro, .englishUnitedStates).plan != names(.poundSterling, .englishUnitedStates).plan)
    }
}
