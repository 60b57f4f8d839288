import CurrencyFoundation
import CurrencyObjects
import Foundation
import Testing

struct FormatterTests {
    private let formatter = CurrencyStyleFormatter(CurrencyFormatStyle(.usDollar, locale: .englishUnitedStates))

    @Test func objectsOfEveryType() {
        let objects: [Any] = [
            Decimal(5), NSDecimalNumber(value: 5), DecimalValue(5), 5, UInt16(5), 5.0, Float(5), NSNumber(value: 5),
            NSNumber(value: 5.0), NSNumber(value: Float(5)), Money(5, .usDollar),
        ]
        for object in objects { #expect(formatter.string(for: object) == "$5.00") }
        #expect(formatter.string(for: NSNumber(value: UInt64.max)) == "$18,446,744,073,709,551,615.00")
        #expect(formatter.string(for: NSNumber(value: -5)) == "-$5.00")
        #expect(formatter.string(for: "5") == nil)
        #expect(formatter.string(for: Money(5, .euro)) == nil)
    }

    @Test func noDigitIsLost() throws {
        let decimal = try #require(Decimal(string: "9007199254740993.25"))
        #expect(formatter.string(for: decimal) == "$9,007,199,254,740,993.25")
        #expect(formatter.string(for: NSDecimalNumber(decimal: decimal)) == "$9,007,199,254,740,993.25")
    }

    @Test func copiesAndArchives() throws {
        let copy = try #require(formatter.copy() as? CurrencyStyleFormatter)
        #expect(copy.style == formatter.style)
        let data = try NSKeyedArchiver.archivedData(withRootObject: formatter, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? CurrencyStyleFormatter
        #expect(read?.style == formatter.style)
    }
}
