import CurrencyFormat
import Testing

@testable import CurrencyColumns
@testable import CurrencyEngine

/// Only plans that write ASCII digits in groups of three, with separators of one byte, have the fast path of columns.
struct FixedDigitsTests {
    private func digits(_ style: CurrencyStyle) -> FixedDigits? { FixedDigits(style.plan) }

    @Test func dollarsAndYenHaveIt() {
        #expect(digits(CurrencyStyle(.dollar, locale: .englishUnitedStates))?.fractionDigits == 2)
        #expect(digits(CurrencyStyle(.yen, locale: .japaneseJapan))?.fractionDigits == 0)
    }

    /// Russian groups are separated by a no-break space, of two bytes, and Hindi has groups of two digits.
    @Test func othersDoNot() {
        #expect(digits(CurrencyStyle(.russianRuble, locale: .russianRussia)) == nil)
        #expect(digits(CurrencyStyle(.indianRupee, locale: .hindiIndia)) == nil)
        #expect(digits(CurrencyStyle(.egyptianPound, locale: .arabicEgypt)) == nil)
        let dollars = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        #expect(digits(dollars.grouping(.off)) == nil)
        #expect(digits(dollars.signDisplay(.exceptZero)) == nil)
    }
}
