import CurrencyFormat
import Testing

@testable import CurrencyEngine

/// Which plans read their own texts by the quick way: those whose forms of sign differ, and whose affixes have no digits.
struct FixedReadingTests {
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

    @Test func affixesWithDigitsAreNot() throws {
        #expect(try isQuick("'n' #,##0.00"))
        for digit in 0...9 {
            #expect(try !isQuick("'n\(digit)' #,##0.00"))
            #expect(try !isQuick("#,##0.00 'per\(digit)'"))
        }
        #expect(try !isQuick("'n1' #,##0.00;-#,##0.00"))
        #expect(try !isQuick("#,##0.00;'n1' -#,##0.00"))
    }

    /// Devanagari's digits are E0 A5 A6 to E0 A5 AF: letters and the danda share their first bytes.
    @Test func affixesWithDigitsOfTheLocaleAreNot() throws {
        let hindi = CurrencyStyle(.euro, locale: try LocaleIdentifier("hi-u-nu-deva"))
        func isQuick(_ text: String) throws -> Bool {
            try hindi.pattern(NumberFormatPattern("'\(text)'#,##0.00")).plan.canParseFixed
        }
        for place in 0..<5 {
            let letters = String(repeating: "क", count: place)
            for text in ["क", "\u{965}", "\u{970}", "n"] {
                #expect(try isQuick(letters + text), "\(place)")
            }
            for digit in ["\u{966}", "\u{96F}"] { #expect(try !isQuick(letters + digit), "\(place)") }
        }
    }

    /// The characters before 0 and behind 9, at each place of an affix that is held in words.
    @Test func neighboursOfDigitsAreNoDigits() throws {
        for place in 0..<15 {
            let letters = String(repeating: "n", count: place)
            for character in ["/", ":"] { #expect(try isQuick("'\(letters)\(character)'#,##0.00"), "\(place)") }
            for character in ["0", "9"] { #expect(try !isQuick("'\(letters)\(character)'#,##0.00"), "\(place)") }
        }
    }
}
