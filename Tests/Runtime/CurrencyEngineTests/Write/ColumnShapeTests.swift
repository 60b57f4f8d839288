import CurrencyFormat
import Testing

@testable import CurrencyEngine

/// Only plans that write ASCII digits in groups of three, with separators of one byte, have the shape of a column.
struct ColumnShapeTests {
    private func form(_ currency: Currency, _ locale: CurrencyLocale) -> ColumnShape? {
        ColumnShape(CurrencyStyle(currency, locale: locale).plan)
    }

    @Test func shapeOfDollars() throws {
        let shape = try #require(form(.dollar, .englishUnitedStates))
        #expect((shape.group, shape.decimal.low, shape.decimal.count) == (UInt8(ascii: ","), 0x2E, 1))
        #expect((shape.groupingThreshold, shape.fractionDigits) == (1000, 2))
        #expect((shape.positive.prefix.low, shape.positive.prefix.count) == (0x24, 1))
        #expect((shape.negative.prefix.low, shape.negative.prefix.count) == (0x242D, 2))
        #expect(shape.zeroIsPositive)
        #expect(shape.positive.suffix.count == 0)
    }

    /// Russian groups are separated by a no-break space, of two bytes, and Hindi has groups of two digits.
    @Test func otherFormsHaveNone() {
        #expect(form(.russianRuble, .russianRussia) == nil)
        #expect(form(.indianRupee, .hindiIndia) == nil)
        #expect(form(.egyptianPound, .arabicEgypt) == nil)
        let dollars = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        #expect(ColumnShape(dollars.grouping(.off).plan) == nil)
        #expect(ColumnShape(dollars.signDisplay(.exceptZero).plan)?.zeroIsPositive == false)
    }
}
