import CurrencyFormat
import CurrencyNames
import Testing

/// Expected texts are from ICU4C 72 with `UNUM_FORMAT_WIDTH`, `UNUM_PADDING_POSITION` and `UNUM_PADDING_CHARACTER`.
struct PaddingTests {
    @Test(arguments: [
        ("de-DE", "EUR", FormatOptions.Padding.Position.beforePrefix, "*****-1.234,50\u{A0}€"),
        ("de-DE", "EUR", .afterPrefix, "-*****1.234,50\u{A0}€"),
        ("de-DE", "EUR", .beforeSuffix, "-1.234,50*****\u{A0}€"),
        ("de-DE", "EUR", .afterSuffix, "-1.234,50\u{A0}€*****"),
        ("en-US", "USD", .beforePrefix, "******-$1,234.50"),
        ("en-US", "USD", .afterPrefix, "-$******1,234.50"),
        ("en-US", "USD", .beforeSuffix, "-$1,234.50******"),
        ("en-US", "USD", .afterSuffix, "-$1,234.50******"),
        // Bidi marks count toward the width, so there is no padding.
        ("ar-EG", "EGP", .beforePrefix, "\u{61C}-\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}"),
        ("hi-IN", "INR", .afterPrefix, "-₹******1,234.50"),
    ])
    func textsAreFilled(locale: String, currency: String, position: FormatOptions.Padding.Position, expected: String)
        throws
    {
        let style = CurrencyStyle(try CurrencyCode(currency), locale: try LocaleIdentifier(locale))
        let padded = style.padding(width: 16, with: "*", at: position)
        #expect(padded.format(-1234.5) == expected)
        #expect(padded.plan.formatParts(-1234.5).text == expected)
    }

    @Test(arguments: [(4, "$5.00"), (5, "$5.00"), (6, "💰$5.00"), (-3, "$5.00")])
    func longerTextsStay(width: Int, expected: String) {
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        #expect(style.padding(width: width, with: "💰").format(5) == expected)
    }

    @Test
    func zerosFillLikeDigits() {
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        #expect(style.padding(width: 8, with: "0", at: .afterPrefix).format(5) == "$0005.00")
    }

    @Test(arguments: [(FormatOptions.Padding.Position.beforeSuffix, "($5.00xxx)"), (.afterSuffix, "($5.00)xxx")])
    func parenthesesAreAffixes(position: FormatOptions.Padding.Position, expected: String) {
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates).sign(.accounting)
        #expect(style.padding(width: 10, with: "x", at: position).format(-5) == expected)
    }

    @Test(arguments: [
        (FormatOptions.Padding.Position.beforePrefix, "-----5.00 US dollars"), (.afterPrefix, "-----5.00 US dollars"),
        (.beforeSuffix, "5.00----- US dollars"), (.afterSuffix, "5.00 US dollars-----"),
    ])
    func namesAreAffixes(position: FormatOptions.Padding.Position, expected: String) {
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates).display(.name(.bundled))
        #expect(style.padding(width: 20, with: "-", at: position).format(5) == expected)
    }

    @Test
    func otherNumbersAreFilled() throws {
        let german = DecimalStyle(locale: .germanGermany)
        #expect(german.padding(width: 10).format(1234.5) == "   1.234,5")
        let percent = PercentStyle(locale: .germanGermany)
        #expect(percent.padding(width: 8, at: .beforeSuffix).format(0.5) == "50    \u{A0}%")
        let english = DecimalStyle(locale: .englishUnitedStates)
        let infinity = english.padding(width: 6, with: "_", at: .afterPrefix).format(-Double.infinity)
        #expect(infinity == "-____∞")
        #expect(english.compact().padding(width: 8, with: "_", at: .beforeSuffix).format(12345) == "12_____K")
    }

    @Test
    func fillIsALiteralPart() {
        let style = CurrencyStyle(.euro, locale: .germanGermany).padding(
            FormatOptions.Padding(width: 9, with: "*", at: .beforeSuffix))
        let parts = style.plan.formatParts(5)
        #expect(parts.parts.map { parts.text(of: $0) } == ["5", ",", "00", "***\u{A0}", "€"])
        #expect(parts.parts.map(\.kind) == [.integer, .decimal, .fraction, .literal, .currency])
    }

    @Test
    func textForZeroIsFilled() {
        let style = CurrencyStyle(.euro, locale: .germanGermany).zeroText("free").padding(width: 6, with: ".")
        #expect(style.format(0) == "..free")
    }

    /// Padding is limited to 1,000 scalars.
    @Test
    func widthHasALimit() {
        let style = DecimalStyle(locale: .englishUnitedStates).padding(width: .max, with: "€")
        #expect(style.format(1).unicodeScalars.count == 1000)
    }
}
