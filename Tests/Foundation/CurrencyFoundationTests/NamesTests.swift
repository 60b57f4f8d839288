import CurrencyFoundation
import CurrencyNames
import CurrencyObjects
import Foundation
import Testing

/// The caller passes the names of currencies.
struct NamesTests {
    private let euros = CurrencyFormatStyle<Decimal>(.euro, locale: .englishUnitedStates)
    private let money = MoneyFormatStyle(locale: .englishUnitedStates)

    @Test func lenientParsingAcceptsNamesThatWereHandedOver() throws {
        #expect(throws: AmountParseError.self) { try Decimal("5 euros", format: euros) }
        #expect(try Decimal("5 euros", format: euros.parsing(names: .bundled)) == 5)
        #expect(try Decimal("5 euros", format: euros.presentation(.fullName(.bundled))) == 5)
        #expect(throws: AmountParseError.self) { try money.parseStrategy.parse("5 euros") }
        #expect(try money.parsing(names: .bundled).parseStrategy.parse("5 euros") == Money(5, .euro))
        #expect(try money.presentation(.fullName(.bundled)).parseStrategy.parse("5 euros") == Money(5, .euro))
    }

    @Test func strictParsingReadsTheNamesThatTheFormatShows() throws {
        let named = euros.presentation(.fullName(.bundled))
        #expect(try Decimal("5.00 euros", format: named, lenient: false) == 5)
        #expect(throws: AmountParseError.self) {
            try Decimal("5.00 euros", format: euros.parsing(names: .bundled), lenient: false)
        }
    }

    @Test func storedFormatsTakeTheNamesOfTheDecoder() throws {
        let styles = [euros.presentation(.fullName(.bundled)), euros.parsing(names: .bundled)]
        #expect(Set(styles + [euros]).count == 3)
        for style in styles {
            let stored = try JSONEncoder().encode(style)
            #expect(stored.count < 200)
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(CurrencyFormatStyle<Decimal>.self, from: stored)
            }
            let decoder = JSONDecoder()
            decoder.userInfo[.currencyNames] = CurrencyNames.bundled
            #expect(try decoder.decode(CurrencyFormatStyle<Decimal>.self, from: stored) == style)
        }
    }

    /// The stored form from when the module still contained the names.
    @Test func formatsThatWereStoredBefore() throws {
        let stored = #"{"configuration":{"locale":"en-US","presentation":{"fullName":{}}},"currency":"EUR"}"#
        let decoder = JSONDecoder()
        decoder.userInfo[.currencyNames] = CurrencyNames.bundled
        let style = try decoder.decode(CurrencyFormatStyle<Decimal>.self, from: Data(stored.utf8))
        #expect(style == euros.presentation(.fullName(.bundled)))
        let custom = #"{"configuration":{"locale":"en-US","presentation":{"custom":{"_0":"E"}}},"currency":"EUR"}"#
        #expect(
            try JSONDecoder().decode(CurrencyFormatStyle<Decimal>.self, from: Data(custom.utf8))
                == euros.presentation(.custom("E")))
    }

    @Test func formattersWithNamesAreNotArchived() throws {
        let formatter = CurrencyStyleFormatter(euros.presentation(.fullName(.bundled)))
        #expect(formatter.string(for: 5) == "5.00 euros")
        let data = try NSKeyedArchiver.archivedData(withRootObject: formatter, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        #expect(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? CurrencyStyleFormatter == nil)
        #expect(unarchiver.error != nil)
    }
}
