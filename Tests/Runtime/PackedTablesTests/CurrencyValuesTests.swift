import LDMLSyntax
import PackedTables
import Testing

/// Own and inherited values of a currency in a locale. Expected values are in the rows of `SmallImage`.
struct CurrencyValuesTests {
    private func values<Result>(
        _ currency: String?, in locale: String, _ body: (CurrencyValues) throws -> Result
    ) throws -> Result {
        let row = try #require(SmallImage.locales.firstIndex(of: locale))
        let currency = try currency.map { try #require(SmallImage.currencies.firstIndex(of: $0)) }
        return try SmallImage.with(SmallImage.bytes()) { image in
            try body(CurrencyValues(image: image, locale: row, currency: currency))
        }
    }

    @Test func firstRowIsACurrency() throws {
        #expect(try values("EUR", in: "ar") { $0.currency } == 0)
        #expect(try values("USD", in: "ar") { $0.currency } == 2)
        #expect(try values(nil, in: "ar") { $0.currency } == nil)
    }

    @Test func nearestValueIsInherited() throws {
        #expect(try values("EUR", in: "ar") { $0.value(.symbol)?.string } == "€\u{200F}")
        #expect(try values("EUR", in: "de") { $0.value(.symbol)?.string } == "€")
        #expect(try values("JPY", in: "de") { $0.value(.narrow)?.string } == "¥")
        #expect(try values("USD", in: "de") { $0.value(.pattern).map { NumberPattern($0).text } } == "¤¤ #,##0.00")
        #expect(try values(nil, in: "de") { $0.value(.symbol)?.string } == nil)
    }

    /// The rows of "de" follow those of "ar", and its first row is the symbol of USD.
    @Test func rowsOfTheNextLocaleAreNotOwn() throws {
        let (arabic, german) = (0, 1)
        #expect(try values("EUR", in: "ar") { $0.own(.symbol, of: arabic)?.string } == "€\u{200F}")
        #expect(try values("USD", in: "ar") { $0.own(.symbol, of: arabic)?.string } == nil)
        #expect(try values("USD", in: "ar") { $0.own(.symbol, of: german)?.string } == "$")
        #expect(try SmallImage.with(SmallImage.bytes()) { $0.currencyValues(of: arabic) } == 0..<1)
    }

    @Test func symbolIsNoFormat() throws {
        #expect(try values("USD", in: "de") { $0.hasFormat })
        #expect(try values("EUR", in: "de") { !$0.hasFormat })
        #expect(try values(nil, in: "de") { !$0.hasFormat })
    }
}
