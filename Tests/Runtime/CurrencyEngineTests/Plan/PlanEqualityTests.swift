import CurrencyFormat
import CurrencyNames
import Testing

@testable import CurrencyEngine

/// Equal plans write the same text, and plans that write different text are unequal.
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
            #expect(style.compact().plan == style.compact().plan)
            #expect(style.compact().plan.hashValue == style.compact().plan.hashValue)
            #expect(style.compact().plan != style.plan)
            // The euro has two fraction digits and no step.
            #expect(style.plan == style.precision(.fraction(2)).plan)
        }
    }

    /// Locales that are literals are compared as identifiers.
    @Test func stylesOfLocalesDiffer() {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        #expect(style == CurrencyStyle(.euro, locale: .germanGermany))
        #expect(style != CurrencyStyle(.euro, locale: .frenchFrance))
        // One row of the tables serves both.
        #expect(style != CurrencyStyle(.euro, locale: .german))
    }

    /// Names are equal if they are the same image in memory.
    @Test func namesAreEqualByTheirMemory() throws {
        #expect(CurrencyNames.bundled == .bundled)
        #expect(try CurrencyNames(CurrencyNames.bundled.imageBytes) != .bundled)
    }

    /// Codes without a currency: each is its own name.
    @Test func namesOfOneLengthDiffer() throws {
        func names(_ code: String) throws -> NameAffixes {
            let locale = try LocaleIdentifier("en")
            let style = CurrencyStyle(currency: try CurrencyCode(code), locale: locale, data: .bundled)
            return try #require(style.display(.name(.bundled)).plan.names)
        }
        #expect(try names("QQQ") == names("QQQ"))
        #expect(try names("QQQ") != names("QQX"))
    }

    /// Languages can share all texts but have different plural rules: 0 and 1.5 are `one` in pt but not in pt-PT.
    @Test func equalPlansWriteAlike() throws {
        let amounts: [DecimalValue] = [0, 1, 1.5, 2, 5, 11, 21, 1_000_000, 1_500_000, 2_000_000, 21_000_000]
        let symbols = try NumberSymbols(decimal: ".", group: ",", nan: "NaN")
        let plans: [(CurrencyLocale) -> FormatPlan] = [
            { DecimalStyle(locale: $0).compact(.long).symbols(symbols).plan },
            { CurrencyStyle(.euro, locale: $0).display(.name(.bundled)).symbols(symbols).plan },
        ]
        for makePlan in plans {
            var known: [FormatPlan: [String]] = [:]
            for locale in CurrencyLocale.allCases {
                let plan = makePlan(locale)
                let texts = amounts.map { plan.format($0) }
                #expect(known[plan] == nil || known[plan] == texts, "\(locale)")
                known[plan] = texts
            }
        }
    }

    /// Canonically equivalent strings are equal as `String`, but have different bytes.
    @Test func stylesWithTextsOfOtherBytesDiffer() throws {
        let (composed, decomposed) = ("n\u{E9}ant", "ne\u{301}ant")
        try #require(composed == decomposed)
        let style = CurrencyStyle(.euro, locale: .frenchFrance)
        #expect(style.zeroText(composed) == style.zeroText("n\u{E9}ant"))
        #expect(style.zeroText(composed).hashValue == style.zeroText("n\u{E9}ant").hashValue)
        #expect(style.zeroText(composed) != style.zeroText(decomposed))
        #expect(try NumberSymbols(nan: composed) == NumberSymbols(nan: "n\u{E9}ant"))
        #expect(try NumberSymbols(nan: composed).hashValue == NumberSymbols(nan: "n\u{E9}ant").hashValue)
        #expect(try NumberSymbols(nan: composed) != NumberSymbols(nan: decomposed))
        #expect(try NumberSymbols(nan: composed) != NumberSymbols(infinity: composed))
        // Signs with different bytes are different signs.
        #expect(throws: Never.self) { try NumberSymbols(minusSign: composed, plusSign: decomposed) }
        #expect(throws: NumberSymbolsError.same(.minusSign, .plusSign)) {
            try NumberSymbols(minusSign: composed, plusSign: "n\u{E9}ant")
        }
    }

    @Test func rulesAreEqualByWhatTheySay() throws {
        func rules(_ locale: String) throws -> PluralRules {
            try PluralRules(locale: LocaleIdentifier(locale), data: .bundled)
        }
        #expect(try rules("en") == rules("de"))
        #expect(try rules("pt") != rules("pt-PT"))
        #expect(try rules("ja") != rules("en"))
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
