import Testing

@testable import CurrencyCore

private enum EUR: CurrencyTag { static let code = CurrencyCode(literal: "EUR") }

@Suite("Money with its currency in its type")
struct TypedMoneyTests {
    @Test func examples() throws {
        let price = try TypedMoney<EUR>("19.99")
        let shipping = TypedMoney<EUR>(5)
        #expect(try (price + shipping).description == "24.99 EUR")
        #expect(try (shipping - price).description == "-14.99 EUR")
        #expect(try (price * 3).description == "59.97 EUR")
        #expect(shipping < price)
        #expect(price.negated.magnitude == price)
        #expect(price.money == (try Money("19.99", currency: .eur)))
        #expect(try TypedMoney<EUR>(19.99) == price)
        #expect([price, shipping].max() == price)
    }

    @Test func anotherCurrencyIsRefused() throws {
        #expect(try TypedMoney<EUR>(Money(5, currency: .eur)) == TypedMoney<EUR>(5))
        #expect(throws: MoneyError.currencyMismatch(expected: .eur, found: .jpy)) {
            _ = try TypedMoney<EUR>(Money(5, currency: .jpy))
        }
        #expect(throws: MoneyError.notFinite) { _ = try TypedMoney<EUR>(DecimalValue.nan) }
    }

    @Test func literalCodes() {
        #expect(CurrencyCode(literal: "eUr").description == "EUR")
    }

    #if !os(iOS) && !os(tvOS) && !os(watchOS)
        @Test func literalsThatAreNoCodesStopTheProgram() async {
            await #expect(processExitsWith: .failure) { _ = CurrencyCode(literal: "EURO") }
            await #expect(processExitsWith: .failure) { _ = CurrencyCode(literal: "E1R") }
            await #expect(processExitsWith: .failure) { _ = CurrencyCode(literal: "") }
        }
    #endif
}
