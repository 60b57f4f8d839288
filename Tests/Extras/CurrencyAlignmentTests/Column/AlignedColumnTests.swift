import CurrencyAlignment
import CurrencyFormat
import Testing

struct AlignedColumnTests {
    private static let amounts: [DecimalValue] = [0, -0.99, 1234.5, -1_234_567.89, 5, 1e9]

    /// Expected columns are by hand.
    @Test func columnsByHand() throws {
        let german = CurrencyStyle(.euro, locale: .germanGermany)
        #expect(
            german.plan.aligned([1234.5, -0.99, 1_000_000]).lines == [
                "    1.234,50\u{A0}€", "       -0,99\u{A0}€", "1.000.000,00\u{A0}€",
            ])
        let books = CurrencyStyle(.dollar, locale: .englishUnitedStates).sign(.accounting).plan
        #expect(books.aligned([12, -3.5]).lines == ["$12.00 ", "($3.50)"])
        let plain = DecimalStyle(locale: .englishUnitedStates).plan
        #expect(
            try plain.aligned([12.25, 3, DecimalValue("NaN"), DecimalValue("-Infinity")]).lines == [
                " 12.25", "  3   ", "NaN   ", " -∞   ",
            ])
        let mixed = try german.aligned([Money("9.50", .euro), Money(1500, .yen), Money("0.125", .kuwaitiDinar)])
        #expect(mixed.lines == ["    9,50\u{A0}€   ", "1.500\u{A0}¥      ", "    0,125\u{A0}KWD"])
        #expect(mixed.width == 13)
        let yen = CurrencyStyle(.yen, locale: .japaneseJapan).plan
        #expect(yen.aligned([1440, -98]).lines == ["￥1,440", "  -￥98"])
        #expect(try german.plan.aligned(minorUnits: [5, 12_345]).lines == ["  0,05\u{A0}€", "123,45\u{A0}€"])
        #expect(AlignedColumn([]).lines.isEmpty)
        #expect(AlignedColumn([]).width == 0)
        #expect(throws: MoneyError.self) {
            try CurrencyStyle(CurrencyCode("XAU"), locale: .germanGermany).plan.aligned(minorUnits: [1])
        }
    }

    /// In every locale, all decimal separators are in the same column, all lines have the same width, and a line
    /// without its padding is the formatted amount.
    @Test(arguments: CurrencyLocale.allCases.map(\.identifier.description))
    func separatorsAreInOneColumn(locale: String) throws {
        let locale = try LocaleIdentifier(locale)
        for code in ["EUR", "JPY", "KWD"] {
            let base = CurrencyStyle(try CurrencyCode(code), locale: locale)
            for style in [base, base.sign(.accounting), base.display(.code)] {
                let plan = style.plan
                let column = plan.aligned(Self.amounts)
                var places: Set<Int> = []
                for (amount, line) in zip(Self.amounts, column.lines) {
                    let number = plan.formatParts(amount)
                    #expect(line.filter { $0 != " " } == number.text.filter { $0 != " " })
                    #expect(DisplayWidth.of(line) == column.width)
                    let decimal = number.parts.first { $0.kind == .decimal }
                    let end = decimal?.range.lowerBound ?? number.parts.last { $0.kind == .integer }?.range.upperBound
                    let spaces = line.prefix { $0 == " " }.count - number.text.prefix { $0 == " " }.count
                    let before = String(decoding: Array(number.text.utf8)[..<(try #require(end))], as: UTF8.self)
                    places.insert(spaces + DisplayWidth.of(before))
                }
                #expect(places.count == 1, "\(locale.description) \(code): \(column.lines)")
            }
        }
    }

    /// As displayed by a terminal that reorders characters. ReorderedTests check the order itself.
    @Test func columnsFromRightToLeft() throws {
        let hebrew = CurrencyStyle(.newIsraeliSheqel, locale: .hebrewIsrael).plan.aligned([1234.5, -0.99])
        #expect(
            hebrew.lines == [
                "\u{200F}1,234.50\u{A0}\u{200F}₪", "   \u{200F}\u{200E}-0.99\u{A0}\u{200F}₪",
            ])
        #expect(
            hebrew.reorderedLines == [
                "\u{2066}\u{2067}\u{200F}1,234.50\u{A0}\u{200F}₪\u{2069}\u{2069}",
                "\u{2066}   \u{2067}\u{200F}\u{200E}-0.99\u{A0}\u{200F}₪\u{2069}\u{2069}",
            ])
        // The minus appears to the right of the number: "٠٫٩٩-".
        let arabic = CurrencyStyle(.euro, locale: .arabicEgypt).plan.aligned([5, -0.99])
        #expect(
            arabic.reorderedLines == [
                "\u{2066}\u{2067}\u{200F}٥٫٠٠\u{A0}€\u{2069} \u{2069}",
                "\u{2066}\u{2067}\u{61C}-\u{200F}٠٫٩٩\u{A0}€\u{2069}\u{2069}",
            ])
        let german = CurrencyStyle(.euro, locale: .germanGermany).plan.aligned([5, 10])
        #expect(german.reorderedLines == german.lines)
    }

    @Test func markdownIsEscapedAndPadded() {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).display(.custom("a|b*<c>")).plan
        #expect(plan.aligned([5]).markdownCells == [#"5,00 a\|b\*\<c\>"#.replacing(" ", with: "\u{A0}")])
        let numbers = DecimalStyle(locale: .englishUnitedStates).plan
        #expect(numbers.aligned([12.25, 3]).markdownCells == ["12.25", " 3\u{2007}\u{2007}\u{2007}"])
    }

    @Test func htmlIsEscapedAndIsolated() {
        let plan = CurrencyStyle(.euro, locale: .germanGermany).display(.custom("<b>&\"'")).plan
        #expect(
            plan.aligned([1234.5]).htmlCells == [
                #"<td class="amount" dir="ltr"><bdi><span class="integer">1.234</span><span class="decimal">,</span>"#
                    + #"<span class="fraction">50</span>"# + "\u{A0}"
                    + #"<span class="currency">&lt;b&gt;&amp;&quot;&#39;</span></bdi></td>"#
            ])
        let hebrew = CurrencyStyle(.newIsraeliSheqel, locale: .hebrewIsrael).plan.aligned([5])
        #expect(hebrew.htmlCells[0].contains(#"<bdi dir="rtl">"#))
    }
}
