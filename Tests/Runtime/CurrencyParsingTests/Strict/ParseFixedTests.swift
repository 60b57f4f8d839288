import CurrencyParsing
import Testing

@testable import CurrencyEngine
@testable import CurrencyReader

/// Which plans read their own texts by the quick way: those of whose forms of sign only one fits a text.
struct ParseFixedTests {
    private func isQuick(_ pattern: String?, _ display: SignDisplay = .auto) throws -> Bool {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates).signDisplay(display)
        return try (pattern.map { style.pattern(try NumberFormatPattern($0)) } ?? style).plan.canParseFixed
    }

    @Test(arguments: ["en", "de", "de-CH", "fr", "ja", "sv", "ar-EG"])
    func textsOfLocalesAreReadQuickly(locale: String) throws {
        let style = try CurrencyStyle(
            currency: CurrencyCode("EUR"), locale: LocaleIdentifier(locale), data: .bundled)
        #expect(style.plan.canParseFixed)
        #expect(style.sign(.accounting).plan.canParseFixed)
    }

    /// Digits of three bytes, in groups of three, and of two with one digit in front.
    @Test(arguments: [
        ("hi-u-nu-deva", "१,२३४.५०", 123_450 as UInt64), ("hi-u-nu-deva", "१२,३४,५६७.८९", 123_456_789),
        ("th-u-nu-thai", "๑,๒๓๔.๕๐", 123_450),
    ])
    func digitsOfThreeBytesAreReadQuickly(locale: String, text: String, magnitude: UInt64) throws {
        let style = CurrencyStyle(.euro, locale: try LocaleIdentifier(locale)).display(.none)
        let reading = Array(text.utf8).withUnsafeBufferPointer { style.plan.readFixed($0) }
        #expect(reading?.magnitude == magnitude)
    }

    @Test func formsThatAreAlikeAreNot() throws {
        #expect(try isQuick("#,##0.00;(#,##0.00)"))
        #expect(try isQuick("#,##0.00;#,##0.00-"))
        #expect(try !isQuick("#,##0.00'x';#,##0.00'x'"))
    }

    /// What has a plus in the pattern has it where no sign is asked for, too.
    @Test func formsOfPositiveNumbersThatAreAlikeAreNot() throws {
        for display in [SignDisplay.always, .exceptZero] { #expect(try isQuick("#,##0.00", display)) }
        #expect(try isQuick("+#,##0.00;-#,##0.00", .always))
        #expect(try !isQuick("+#,##0.00;-#,##0.00", .exceptZero))
        #expect(try !isQuick("+#,##0.00;+#,##0.00", .always))
    }

    /// "n12.00" is 2.00 with n1 in front, and -12.00 with n.
    @Test func affixesThatADigitMakesLongerAreNot() throws {
        for digit in 0...9 {
            #expect(try !isQuick("'n\(digit)'#,##0.00;'n'#,##0.00"))
            #expect(try !isQuick("'n'#,##0.00;'n\(digit)'#,##0.00"))
            #expect(try !isQuick("#,##0.00'\(digit)n';#,##0.00'n'"))
            #expect(try !isQuick("#,##0.00'n';#,##0.00'\(digit)n'"))
        }
        // Digits elsewhere, and those on one side of two forms that differ on the other one.
        #expect(try isQuick("'n1' #,##0.00"))
        #expect(try isQuick("#,##0.00 'per1'"))
        #expect(try isQuick("'n1' #,##0.00;'n' #,##0.00"))
        #expect(try isQuick("'n1'#,##0.00'a';'n'#,##0.00'b'"))
    }

    /// Devanagari's digits are E0 A5 A6 to E0 A5 AF: letters and the danda share their first bytes.
    @Test func digitsOfTheLocaleMakeAffixesLonger() throws {
        let hindi = CurrencyStyle(.euro, locale: try LocaleIdentifier("hi-u-nu-deva")).display(.none)
        func isQuick(_ pattern: String) throws -> Bool {
            try hindi.pattern(NumberFormatPattern(pattern)).plan.canParseFixed
        }
        for digit in ["\u{966}", "\u{96F}"] {
            #expect(try !isQuick("'क\(digit)'#,##0.00;'क'#,##0.00"))
            #expect(try !isQuick("#,##0.00'\(digit)क';#,##0.00'क'"))
        }
        for letter in ["क", "\u{965}", "\u{970}", "1"] { #expect(try isQuick("#,##0.00'\(letter)क';#,##0.00'क'")) }
        #expect(try isQuick("'क1'#,##0.00;'क'#,##0.00"))
    }

    /// The characters before 0 and behind 9, at each place of an affix that is held in words.
    @Test func neighboursOfDigitsAreNoDigits() throws {
        for place in 0..<15 {
            let letters = String(repeating: "n", count: place)
            func patterns(_ character: String) -> [String] {
                [
                    "'x\(letters)\(character)'#,##0.00;'x\(letters)'#,##0.00",
                    "#,##0.00'\(character)\(letters)n';#,##0.00'\(letters)n'",
                ]
            }
            for character in ["/", ":"] {
                for pattern in patterns(character) { #expect(try isQuick(pattern), "\(pattern)") }
            }
            for character in ["0", "9"] {
                for pattern in patterns(character) { #expect(try !isQuick(pattern), "\(pattern)") }
            }
        }
    }

    /// Both ways read the same amounts, or the quick one reads none: texts of one form read as those of another, too.
    @Test(arguments: [
        "#,##0.00;(#,##0.00)", "#,##0.00;#,##0.00-", "'n1'#,##0.00;'n'#,##0.00", "#,##0.00;#,##0.00'1n'",
        "'1'#,##0.00;'1-'#,##0.00",
        "#,##0.00'x';#,##0.00'x'", "'1'#,##0.00'1'", "'n1'#,##0.00'a';'n'#,##0.00'b'",
    ])
    func bothWaysAgree(pattern: String) throws {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates).pattern(try NumberFormatPattern(pattern))
        let plan = style.plan
        var ambiguous = 0
        for cents in [0, 1, 99, 100, 1234, 12_345, 112_345, 1_234_567] as [Int64] {
            for signed in [cents, -cents] {
                let text = try plan.format(minorUnits: signed)
                let readings = plan.strictReadings(of: text)
                #expect(readings.contains(DecimalValue(minorUnits: signed, scale: 2)), "\(text)")
                if readings.count > 1 { ambiguous += 1 }
                guard let units = text.withUTF8Bytes({ plan.fixedMinorUnits(utf8: $0) }) else { continue }
                #expect(readings == [DecimalValue(minorUnits: units, scale: 2)], "\(text)")
                #expect(units == signed, "\(text)")
            }
        }
        #expect(ambiguous == 0 || !plan.canParseFixed)
    }
}
