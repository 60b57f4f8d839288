import CurrencyParsing
import Testing

/// Percentages in compact notation: with the percent pattern, or as units like ICU 78.3.
@Suite struct PercentStyleTests {
    struct Row: Sendable {
        var locale: String
        var unit = PercentStyle.Unit.percent
        var length = CompactLength.short
        var amount: DecimalValue
        /// ICU's text.
        var icu: String
        /// The percent pattern with the compact pattern in place of its number.
        var ldml: String
    }

    private static let rows = [
        Row(locale: "en", amount: 12.345, icu: "1.2K%", ldml: "1.2K%"),
        Row(locale: "en", amount: -123, icu: "-12K%", ldml: "-12K%"),
        Row(locale: "da", amount: 0.01, icu: "1 pct.", ldml: "1\u{A0}%"),
        Row(locale: "da", amount: 12345, icu: "1,2\u{A0}mio. pct.", ldml: "1,2\u{A0}mio.\u{A0}%"),
        Row(locale: "da", length: .long, amount: 12345, icu: "1,2 million pct.", ldml: "1,2 million\u{A0}%"),
        Row(locale: "ar-EG", length: .long, amount: 160, icu: "١٦ ألف٪", ldml: "١٦ ألف٪\u{61C}"),
        Row(
            locale: "ar-EG", length: .long, amount: -160, icu: "\u{61C}-١٦ ألف٪", ldml: "\u{61C}-١٦ ألف٪\u{61C}"),
        Row(locale: "tr", amount: 160, icu: "%16\u{A0}B", ldml: "%16\u{A0}B"),
        Row(locale: "tr", amount: -160, icu: "%-16\u{A0}B", ldml: "-%16\u{A0}B"),
        // The only locale with both the word and the percent sign before the number. It has a separate negative percent
        // pattern.
        Row(locale: "blo", amount: 16, icu: "%ɩkt\u{A0}1,6", ldml: "%\u{A0}ɩkt\u{A0}1,6"),
        Row(locale: "blo", amount: -16, icu: "%-ɩkt\u{A0}1,6", ldml: "%\u{A0}-ɩkt\u{A0}1,6"),
        Row(locale: "blo", amount: -0.05, icu: "%-5", ldml: "%\u{A0}-5"),
        Row(locale: "blo", length: .long, amount: -16, icu: "%-ɩkotoku 1,6", ldml: "%\u{A0}-ɩkotoku 1,6"),
        // 1 takes the singular unit.
        Row(locale: "is", amount: 0.01, icu: "1%", ldml: "1%"),
        Row(locale: "is", amount: 0.02, icu: "2 %", ldml: "2%"),
        Row(locale: "is", amount: 10, icu: "1\u{A0}þ. %", ldml: "1\u{A0}þ.%"),
        Row(locale: "ne", unit: .permille, amount: 0.001, icu: "१प्रति मिल", ldml: "१‰"),
        Row(locale: "ne", unit: .permille, amount: 1, icu: "१\u{A0}हजार‰", ldml: "१\u{A0}हजार‰"),
        Row(locale: "sw", length: .long, amount: -160, icu: "asilimia elfu -16", ldml: "elfu -16%"),
        Row(
            locale: "sw", unit: .permille, amount: 1.6, icu: "elfu\u{A0}1.6 kwa elfu", ldml: "elfu\u{A0}1.6‰"),
    ]

    private func style(_ row: Row, _ compatibility: FormatOptions.Compatibility) throws -> PercentStyle {
        var style = PercentStyle(row.unit, locale: try LocaleIdentifier(row.locale), data: .bundled)
        style.options.notation = .compact(row.length)
        style.options.compatibility = compatibility
        return style
    }

    @Test(arguments: rows) func bothReadings(_ row: Row) throws {
        #expect(try style(row, .icu).format(row.amount) == row.icu)
        #expect(try style(row, .ldml).format(row.amount) == row.ldml)
    }

    /// The percent pattern positions the sign, unless the compact pattern does.
    @Test(arguments: [
        ("blo", 16 as DecimalValue, "%\u{A0}+ɩkt\u{A0}1,6", "%\u{A0}~ɩkt\u{A0}1,6"),
        ("blo", -16, "%\u{A0}-ɩkt\u{A0}1,6", "%\u{A0}~-ɩkt\u{A0}1,6"),
        ("tr", -16, "-%1,6\u{A0}B", "~-%1,6\u{A0}B"), ("sw", 16, "elfu\u{A0}+1.6%", "elfu\u{A0}~1.6%"),
    ]) func signs(locale: String, amount: DecimalValue, always: String, approximate: String) throws {
        let style = PercentStyle(locale: try LocaleIdentifier(locale)).compact()
        #expect(style.signDisplay(.always).format(amount) == always)
        #expect(style.qualifier(.approximately).format(amount) == approximate)
        #expect(try style.plan.parse(style.format(amount)) == amount)
    }

    @Test func customPatternsSurroundTheWord() throws {
        let swahili = PercentStyle(locale: try LocaleIdentifier("sw")).compact()
        let accounting = swahili.pattern(try NumberFormatPattern("% #,##0;(% #,##0)"))
        #expect(accounting.format(-1_600_000) == "(% 160M)")
        let french = PercentStyle(locale: .frenchFrance).compact()
        #expect(french.pattern(try NumberFormatPattern("%#,##0;(%#,##0)")).format(-16) == "(%1,6\u{A0}k)")
    }

    /// Text with a unit parses back, and the unit is a part of its own.
    @Test func unitIsReadAndNamed() throws {
        var style = PercentStyle(locale: .danish)
        style.options.notation = .compact(.short)
        style.options.compatibility = .icu
        let number = style.plan.formatParts(12000)
        #expect(number.parts.filter { $0.kind == .unit }.map(number.text) == ["pct."])
        #expect(try style.plan.parse(number.text) == 12000)
        // Only compact notation has units.
        style.options.notation = .standard
        #expect(style.format(0.5) == "50\u{A0}%")
    }

    /// If a locale has long patterns only for some powers of ten, ICU 78.3 writes the others without a word.
    @Test(arguments: [
        ("ast", 1_234_567_890 as DecimalValue, "1235 millones", "1,2G"), ("ast", 12345, "12 millares", "12 millares"),
        ("ps", 12345, "۱۲٬۳۴۵", "۱۲K"), ("ps", 1_234_567_890_123, "۱۲۳۵G", "۱٫۲T"),
        ("wo", 12345, "12 thousand", "12 thousand"), ("wo", 1_234_567_890_123, "Vote 1235G", "1,2T"),
    ]) func longFormsOfSomePowers(locale: String, amount: DecimalValue, icu: String, ldml: String) throws {
        var style = DecimalStyle(locale: try LocaleIdentifier(locale), data: .bundled)
        style.options.notation = .compact(.long)
        #expect(style.format(amount) == ldml)
        style.options.compatibility = .icu
        #expect(style.format(amount) == icu)
    }
}
