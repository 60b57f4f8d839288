import CurrencyText
import FieldEngine
import Foundation
import Testing

/// The separators of a Foundation locale, which the system replaces with those that the user chose.
struct UserSeparatorTests {
    private static let dollars = CurrencyStyle(.dollar, locale: .englishUnitedStates)

    @Test func stylesTakeThemOnRequest() throws {
        #expect(Self.dollars.format(1234.5) == "$1,234.50")
        let german = try Self.dollars.separators(of: Locale(identifier: "de_DE"))
        #expect(german.format(1234.5) == "$1.234,50")
        #expect(try german.plan.parse("$1.234,50") == 1234.5)
    }

    @Test func otherSymbolsOfTheCallersStay() throws {
        var style = Self.dollars
        style.options.symbols = try NumberSymbols(minusSign: "~")
        #expect(try style.separators(of: Locale(identifier: "de_DE")).format(-1234.5) == "~$1.234,50")
    }

    @Test func fieldsFollowThem() throws {
        let style = try Self.dollars.separators(of: Locale(identifier: "de_DE"))
        var field = FieldEditor(AmountEntry(style))
        field.apply(.begin)
        field.type("123456")
        #expect(field.state.text == "$1.234,56")
        field = FieldEditor(AmountEntry(style, EntryOptions(mode: .free)))
        field.apply(.begin)
        field.type("1234,5")
        #expect(field.state.text == "1234,5")
        field.apply(.end)
        #expect(field.state.text == "$1.234,50")
        field.apply(.setText("2.000,25"))
        #expect(field.state.value == 2000.25)
    }
}
