import CurrencyFormat
import NumberSkeletons
import Testing

@Suite struct SkeletonWritingTests {
    private static let amount = CurrencyStyle(.swissFranc, locale: .englishUnitedStates)
    private static let decimal = DecimalStyle(locale: .englishUnitedStates)
    private static let percent = PercentStyle(locale: .englishUnitedStates)

    /// Expected skeletons are from ICU's NumberFormatter::toSkeleton for the same settings.
    @Test func amounts() throws {
        #expect(try Self.amount.skeleton == "currency/CHF")
        #expect(try Self.amount.compact(.long).skeleton == "compact-long currency/CHF")
        #expect(
            try Self.amount.digits(.cash).display(.code).skeleton
                == "currency/CHF precision-currency-cash unit-width-iso-code")
        #expect(try Self.amount.precision(.fraction(0)).skeleton == "currency/CHF precision-integer")
        #expect(
            try Self.amount.sign(.accounting).signDisplay(.exceptZero).skeleton
                == "currency/CHF sign-accounting-except-zero")
        #expect(try Self.amount.trailingZeros(.stripIfInteger).skeleton == "currency/CHF precision-currency-standard/w")
        #expect(try Self.amount.display(.none).grouping(.off).skeleton == "currency/CHF group-off unit-width-hidden")
    }

    @Test func decimals() throws {
        #expect(try Self.decimal.skeleton == ".###")
        #expect(try Self.decimal.compact().skeleton == "compact-short")
        #expect(
            try Self.decimal.precision(.significant(2...3)).rounding(.halfUp).skeleton == "@@# rounding-mode-half-up")
        #expect(try Self.decimal.precision(.increment(5, scale: 2)).skeleton == "precision-increment/0.05")
        #expect(try Self.decimal.precision(.increment(250, scale: 2)).skeleton == "precision-increment/2.50")
        #expect(
            try Self.decimal.precision(.unlimited).integerDigits(minimum: 2, maximum: 4).skeleton
                == "precision-unlimited integer-width/##00")
        #expect(
            try Self.decimal.precision(.both(fraction: 1...2, significant: 2...3, .morePrecision)).skeleton
                == ".0#/@@#r")
        #expect(
            try Self.decimal.scale(byPowerOfTen: -2).decimalSeparator(.always).skeleton
                == ".### decimal-always scale/0.01")
        #expect(try Self.percent.skeleton == "percent precision-integer scale/100")
    }

    /// ICU's "percent" formats 25 as 25 %, and with "scale/100" 0.25 is 25 %.
    @Test func percentagesCountInTheirUnit() throws {
        let locale = try LocaleIdentifier("en")
        #expect(try NumberStyle(skeleton: "percent", locale: locale, data: .bundled).format(25.6) == "25.6%")
        #expect(try NumberStyle(skeleton: "percent scale/100", locale: locale, data: .bundled).format(0.256) == "25.6%")
        var style = PercentStyle(locale: locale, data: .bundled)
        style.precision = .fraction(0...3)
        #expect(try style.skeleton == "percent .### scale/100")
        style.countsInUnit = true
        #expect(try style.skeleton == "percent .###")
    }

    @Test func optionsWithoutAStem() throws {
        #expect(throws: NoSkeletonError.noStem(.customCurrency)) { try Self.amount.display(.custom("x")).skeleton }
        #expect(throws: NoSkeletonError.noStem(.zeroText)) { try Self.amount.zeroText("free").skeleton }
        #expect(throws: NoSkeletonError.noStem(.spaces)) { try Self.amount.spaces(.plain).skeleton }
        #expect(throws: NoSkeletonError.noStem(.bidi)) { try Self.amount.bidi(.isolate).skeleton }
        #expect(throws: NoSkeletonError.noStem(.compactPercent)) { try Self.percent.compact().skeleton }
        #expect(throws: NoSkeletonError.noStem(.pattern)) {
            try Self.decimal.pattern(try NumberFormatPattern("0")).skeleton
        }
        #expect(throws: NoSkeletonError.noStem(.symbols)) {
            try Self.decimal.symbols(try NumberSymbols(decimal: "·")).skeleton
        }
        #expect(throws: NoSkeletonError.noStem(.groupingSizes)) {
            try Self.decimal.groupingSizes(try GroupingSizes(primary: 4)).skeleton
        }
        #expect(throws: NoSkeletonError.noStem(.accountingWithoutSign)) {
            try Self.amount.sign(.accounting).signDisplay(.never).skeleton
        }
        #expect(throws: NoSkeletonError.noStem(.basisPoints)) {
            try PercentStyle(.basisPoints, locale: .englishUnitedStates).skeleton
        }
        #expect(throws: NoSkeletonError.noStem(.maximumIntegerDigits)) {
            try Self.decimal.integerDigits(maximum: 1000).skeleton
        }
        #expect(throws: NoSkeletonError.noStem(.precision)) {
            try Self.decimal.precision(.bothMinimums(fraction: 0...1, significant: 2...3, .lessPrecision)).skeleton
        }
    }
}
