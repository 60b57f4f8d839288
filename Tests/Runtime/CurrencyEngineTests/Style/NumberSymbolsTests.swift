import CurrencyFormat
import Testing

@Suite struct NumberSymbolsTests {
    @Test func separators() throws {
        let symbols = try NumberSymbols(decimal: "·", group: "'")
        #expect(DecimalStyle(locale: .englishUnitedStates).symbols(symbols).format(1234.5) == "1'234·5")
        #expect(CurrencyStyle(.euro, locale: .germanGermany).symbols(symbols).format(1234.5) == "1'234·50\u{A0}€")
        #expect(
            CurrencyStyle(.euro, locale: .germanGermany).symbols(symbols).compact().precision(.fraction(1)).format(
                1.25e9)
                == "1·2\u{A0}Mrd.\u{A0}€")
    }

    @Test func signs() throws {
        let symbols = try NumberSymbols(minusSign: "−", plusSign: "plus ", percentSign: "pct", perMille: "pm")
        let style = DecimalStyle(locale: .englishUnitedStates).symbols(symbols)
        #expect(style.format(-5) == "−5")
        #expect(style.signDisplay(.always).format(5) == "plus 5")
        #expect(PercentStyle(locale: .englishUnitedStates).symbols(symbols).format(-0.05) == "−5pct")
        #expect(PercentStyle(.permille, locale: .englishUnitedStates).symbols(symbols).format(0.05) == "50pm")
    }

    @Test func specialNumbers() throws {
        let symbols = try NumberSymbols(infinity: "inf", nan: "n/a")
        let style = DecimalStyle(locale: .englishUnitedStates).symbols(symbols)
        #expect(style.format(.nan) == "n/a")
        #expect(style.format(-Double.infinity) == "-inf")
    }

    @Test func offsetsOfDigits() throws {
        let digits = try NumberDigits("ΟαβγδεςζηΘ")
        let plan = DecimalStyle(locale: .englishUnitedStates).symbols(try NumberSymbols(digits: digits)).plan
        let number = plan.formatParts(12305.5)
        #expect(number.text == "αβ,γΟε.ε")
        #expect(number.digitOffsets == [0, 2, 5, 7, 9, 12])
    }

    @Test func numberingSystems() throws {
        let style = try DecimalStyle(locale: .englishUnitedStates).numberingSystem("deva")
        #expect(style.format(2048) == "२,०४८")
        #expect(try style.numberingSystem(nil).format(2048) == "2,048")
        #expect(throws: LocaleIdentifierError.malformedKeyword(offset: 0)) { try style.numberingSystem("नमस्ते") }
    }

    @Test func groups() throws {
        let style = DecimalStyle(locale: .englishUnitedStates)
        func text(_ sizes: GroupingSizes, _ number: DecimalValue) -> String {
            style.groupingSizes(sizes).format(number)
        }
        #expect(text(try GroupingSizes(primary: 3, secondary: 2), 1_234_567) == "12,34,567")
        #expect(text(try GroupingSizes(primary: 4), 123_456_789) == "1,2345,6789")
        #expect(text(try GroupingSizes(secondary: 1), 123_456) == "1,2,3,456")
        #expect(text(try GroupingSizes(minimumGroupingDigits: 2), 1234) == "1234")
        #expect(text(try GroupingSizes(minimumGroupingDigits: 4), 1_234_567) == "1,234,567")
        #expect(text(try GroupingSizes(minimumGroupingDigits: 4), 123_456) == "123456")
    }

    @Test(arguments: [0, -1, 101])
    func sizesHaveLimits(size: Int) {
        #expect(throws: GroupingSizesError.outOfRange(.primary, found: size)) { try GroupingSizes(primary: size) }
        #expect(throws: GroupingSizesError.outOfRange(.secondary, found: size)) { try GroupingSizes(secondary: size) }
        #expect(throws: GroupingSizesError.outOfRange(.minimumGroupingDigits, found: size)) {
            try GroupingSizes(minimumGroupingDigits: size)
        }
    }

    @Test func unreadableSymbolsAreRefused() throws {
        #expect(throws: NumberSymbolsError.empty(.decimal)) { try NumberSymbols(decimal: "") }
        #expect(throws: NumberSymbolsError.empty(.minusSign)) { try NumberSymbols(minusSign: "") }
        #expect(throws: NumberSymbolsError.digit(.group, offset: 2)) { try NumberSymbols(group: "é1") }
        #expect(throws: NumberSymbolsError.same(.decimal, .group)) { try NumberSymbols(decimal: ".", group: ".") }
        #expect(throws: NumberSymbolsError.same(.minusSign, .plusSign)) {
            try NumberSymbols(minusSign: "±", plusSign: "±")
        }
        // The neighbours of the ASCII digits are no digits.
        let neighbours = try NumberSymbols(decimal: ":", group: "/")
        #expect(DecimalStyle(locale: .englishUnitedStates).symbols(neighbours).format(1234.5) == "1/234:5")
        for digit in ["0", "9"] {
            #expect(throws: NumberSymbolsError.digit(.decimal, offset: 0)) { try NumberSymbols(decimal: digit) }
        }
        let digits = try NumberDigits("〇一二三四五六七八九")
        #expect(throws: NumberSymbolsError.digit(.nan, offset: 0)) { try NumberSymbols(nan: "一", digits: digits) }
    }

    @Test func digitsAreTen() {
        #expect(throws: NumberDigitsError.count(found: 3)) { try NumberDigits("012") }
        #expect(throws: NumberDigitsError.count(found: 0)) { try NumberDigits([]) }
        #expect(throws: NumberDigitsError.repeated(digit: 9, sameAs: 0)) { try NumberDigits("0123456780") }
        #expect(throws: NumberDigitsError.notOneScalar(digit: 1)) { try NumberDigits(["0", "12"]) }
        #expect(throws: NumberDigitsError.notOneScalar(digit: 0)) { try NumberDigits([""]) }
        #expect(throws: NumberDigitsError.otherLength(digit: 1)) { try NumberDigits("0é23456789") }
        #expect(throws: NumberDigitsError.otherLength(digit: 3)) { try NumberDigits("012é456789") }
    }

    /// The documentation's examples.
    @Test func documentation() throws {
        let digits = try NumberDigits("〇一二三四五六七八九")
        let style = DecimalStyle(locale: .englishUnitedStates)
        #expect(style.symbols(try NumberSymbols(digits: digits)).format(2048) == "二,〇四八")
    }
}
