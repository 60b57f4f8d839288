import CurrencyFormat
import CurrencyNames
import Foundation
import Testing

/// Amounts with names. Expected texts are from Node's Intl (ICU 78.2, CLDR 48).
struct UnitPatternsTests {
    /// A numbering system without patterns has those of latn: Japanese puts no space before the name.
    @Test(arguments: [("fullwide", "JPY", "５円"), ("thai", "EUR", "๕ユーロ"), ("arab", "EUR", "٥ユーロ")])
    func patternsAreThoseOfLatn(system: String, code: String, expected: String) throws {
        let style = CurrencyStyle(try CurrencyCode(code), locale: try LocaleIdentifier("ja"))
        let named = try style.display(.name(.bundled)).precision(.fraction(0)).numberingSystem(system)
        #expect(named.format(5) == expected)
    }

    /// ICU keeps the symbol of a currency's own pattern, and the name is one part with it.
    @Test(arguments: [("gl", "ESP", ["1", ",", "50", "\u{A0}", "₧ pesetas"])])
    func aSymbolAndANameAreOnePart(locale: String, code: String, expected: [String]) throws {
        let style = CurrencyStyle(try CurrencyCode(code), locale: try LocaleIdentifier(locale)).display(.name(.bundled))
            .precision(.fraction(2)).compatibility(.icu)
        let parts = style.plan.formatParts(1.5)
        #expect(parts.parts.map { parts.text(of: $0) } == expected)
        #expect(parts.parts.map(\.kind) == [.integer, .decimal, .fraction, .literal, .currency])
    }

    /// Belarusian has no pattern for `many`. Since CLDR 46, with ICU 76, the name is that of the category nonetheless;
    /// before, it was that of `other`.
    @Test func namesFollowTheCategoryUnderICU() throws {
        let image = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Conformance/Foundation/cldr-46.image")
        for data in [CurrencyData.bundled, try CurrencyData(Data(contentsOf: image))] {
            let style = CurrencyStyle(
                currency: try CurrencyCode("USD"), locale: try LocaleIdentifier("be"), data: data)
            let named = style.display(.name(.bundled)).precision(.fraction(0)).compatibility(.icu)
            #expect(named.format(5) == "5 долараў ЗША")
        }
    }
}
