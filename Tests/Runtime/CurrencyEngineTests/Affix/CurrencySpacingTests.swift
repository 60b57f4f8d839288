import CurrencyFormat
import PackedTables
import Testing

@testable import CurrencyEngine

/// Currency spacing applies if the scalar next to the number is in `[[:^S:]&[:^Z:]]`, neither a symbol nor a separator.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
struct CurrencySpacingTests {
    /// Scalars, their general category in the Unicode Character Database, and whether LDML's set contains them.
    static let scalars: [(scalar: Unicode.Scalar, category: String, isKeptApart: Bool)] = [
        ("D", "Lu, as in USD", true),
        ("ł", "Ll, as in zł", true),
        ("元", "Lo", true),
        (".", "Po, as in Rs.", true),
        ("/", "Po, as in B/", true),
        ("5", "Nd", true),
        ("\u{200F}", "Cf, the right-to-left mark", true),
        ("\u{301}", "Mn, a combining acute", true),
        ("$", "Sc", false),
        ("€", "Sc", false),
        ("+", "Sm", false),
        ("^", "Sk", false),
        ("°", "So", false),
        ("\u{A0}", "Zs, the no-break space", false),
        ("\u{202F}", "Zs, the narrow no-break space", false),
        ("\u{2028}", "Zl", false),
    ]

    @Test(arguments: scalars)
    func scalarsOfTheSet(scalar: Unicode.Scalar, category: String, isKeptApart: Bool) {
        #expect(CurrencySpacing.mayApply(to: scalar.value) == isKeptApart, "\(category)")
    }

    @Test(arguments: [true, false])
    func aNoBreakSpaceIsPutBetween(currencyPrecedesNumber: Bool) {
        let tables = SystemTables(CurrencyStyle(.euro, locale: .englishUnitedStates).options)
        let text = CurrencySpacing.text(tables, currencyPrecedesNumber: currencyPrecedesNumber)
        #expect(text.string == "\u{A0}")
    }

    /// The last scalar of a leading currency decides, and the first of a trailing one.
    @Test func theNearestScalarCounts() throws {
        let before = CurrencyStyle(.euro, locale: .englishUnitedStates)
        #expect(before.display(.custom("$A")).format(1) == "$A\u{A0}1.00")
        #expect(before.display(.custom("A$")).format(1) == "A$1.00")
        let behind = before.pattern(try NumberFormatPattern("0.00¤"))
        #expect(behind.display(.custom("$A")).format(1) == "1.00$A")
        #expect(behind.display(.custom("A$")).format(1) == "1.00\u{A0}A$")
    }

    /// A minus between currency and digits prevents the spacing.
    @Test func onlyBesideDigits() throws {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates).display(.code)
        #expect(style.pattern(try NumberFormatPattern("¤-0.00")).format(1) == "EUR-1.00")
        #expect(style.pattern(try NumberFormatPattern("¤ 0.00")).format(1) == "EUR 1.00")
    }

    /// A decimal separator at the edge of the number prevents it, and so do digits that are not `[:digit:]`. As ICU 72.
    @Test func onlyBesideDecimalDigits() throws {
        let style = CurrencyStyle(.swissFranc, locale: .englishUnitedStates).display(.code)
        #expect(style.integerDigits(minimum: 0).pattern(try NumberFormatPattern("¤0.00")).format(0.5) == "CHF.50")
        let behind = style.pattern(try NumberFormatPattern("0.00¤")).precision(.fraction(0))
        #expect(behind.format(1) == "1\u{A0}CHF")
        #expect(behind.decimalSeparator(.always).format(1) == "1.CHF")
        #expect(try behind.precision(.fraction(1)).numberingSystem("hanidec").format(1.5) == "一.五CHF")
    }
}
