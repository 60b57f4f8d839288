import CurrencyFormat
import Testing

/// Expected parts are from Node 20's Intl.NumberFormat.formatToParts.
struct PartTests {
    private func parts(_ number: FormattedNumber) -> [String] {
        number.parts.map { "\($0.kind)=\(number.text(of: $0))" }
    }

    @Test func ofAnAmount() {
        let number = CurrencyStyle(.euro, locale: .germanGermany).plan.formatParts(-1234.5)
        #expect(
            parts(number) == [
                "minusSign=-", "integer=1", "group=.", "integer=234", "decimal=,", "fraction=50", "literal=\u{A0}",
                "currency=€",
            ])
        #expect(number.digitOffsets == [1, 3, 4, 5, 7, 8])
    }

    @Test func bidiMarksAreLiterals() {
        let number = CurrencyStyle(.egyptianPound, locale: .arabicEgypt).plan.formatParts(-5)
        #expect(
            parts(number) == [
                "literal=\u{61C}", "minusSign=-", "literal=\u{200F}", "integer=٥", "decimal=٫", "fraction=٠٠",
                "literal=\u{A0}", "currency=ج.م.", "literal=\u{200F}",
            ])
    }

    @Test func ofAWord() {
        let number = DecimalStyle(locale: .germanGermany).compact().plan.formatParts(1_000_000)
        #expect(parts(number) == ["integer=1", "literal=\u{A0}", "compact=Mio."])
    }

    @Test func coverTheTextWithoutGaps() throws {
        for locale in CurrencyLocale.allCases {
            for amount in [DecimalValue(-1_234_567), .zero, .nan, .infinity] {
                let number = CurrencyStyle(.swissFranc, locale: locale).sign(.accounting).plan.formatParts(amount)
                var end = 0
                for part in number.parts {
                    #expect(part.range.lowerBound == end && !part.range.isEmpty)
                    end = part.range.upperBound
                }
                #expect(end == number.text.utf8.count)
            }
        }
    }
}
