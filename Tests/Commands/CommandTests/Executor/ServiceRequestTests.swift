import Foundation
import Testing

@testable import currency_executor

/// Requests for amounts in a payment service's units, and for the best supported locale.
@Suite struct ServiceRequestTests {
    /// Expected counts follow the services' documentation: Stripe's króna has two fraction digits that must be zero,
    /// its Tunisian dinar ends in a zero, Adyen's króna has two fraction digits, Mollie's yen has none.
    @Test(arguments: [
        ("stripe", "5", "ISK", "500"), ("stripe", "10.99", "USD", "1099"), ("stripe", "500", "JPY", "500"),
        ("stripe", "5.120", "TND", "5120"), ("mollie", "1000", "JPY", "1000"), ("adyen", "10", "JPY", "10"),
        ("iso", "5", "ISK", "5"), ("iso", "1.234", "KWD", "1234"), ("stripe", "-1.5", "EUR", "-150"),
    ])
    func minorUnitsAreThoseOfTheService(_ service: String, _ amount: String, _ currency: String, _ count: String) throws
    {
        var dialogue = Dialogue()
        let answer = try dialogue.answer(Self.minorUnits(service, amount, currency))
        #expect(answer == Dialogue.Answer(label: "6", result: count, error: nil))
    }

    @Test(arguments: [
        ("stripe", "9.5", "ISK", "stripe accepts multiples of 100, found 950"),
        ("payPal", "1", "ISK", "payPal does not take ISK"),
        ("stripe", "1", "euro", "\"euro\" is not a currency: "), ("stripe", "one", "EUR", "\"one\" is not a number: "),
        ("iso", "0.001", "EUR", ""), ("iso", "1", "XAU", ""),
        ("venmo", "1", "EUR", "service is venmo, but must be iso, "),
    ])
    func whatIsNoCountIsAnError(_ service: String, _ amount: String, _ currency: String, _ beginning: String) throws {
        var dialogue = Dialogue()
        let answer = try dialogue.answer(Self.minorUnits(service, amount, currency))
        #expect(answer.result == nil)
        let error = try #require(answer.error)
        #expect(error.hasPrefix(beginning) && !error.isEmpty)
    }

    private static func minorUnits(_ service: String, _ amount: String, _ currency: String) -> String {
        #"{"label":"6","op":"minorUnits","service":"\#(service)","amount":"\#(amount)","currency":"\#(currency)"}"#
    }

    /// Expected locales are from ICU's LocaleMatcher: `no` is `nb`, and `zh-TW` is traditional Chinese.
    @Test(arguments: [
        (#"["de","zh-Hant-TW","nb"]"#, "no,zh-TW;q=0.5", #""nb""#),
        (#"["de","zh-Hant-TW","nb"]"#, "zh-TW;q=0.5,no;q=0.1", #""zh-Hant-TW""#), (#"["de_DE"]"#, "de-AT", #""de_DE""#),
        (#"["de","fr"]"#, "ja", "null"), ("[]", "de", "null"), (#"["de"]"#, "", "null"),
    ])
    func theSupportedLocaleComesAsItIsWritten(_ supported: String, _ wanted: String, _ result: String) throws {
        var dialogue = Dialogue()
        let line = dialogue.line(#"{"label":"7","op":"bestLocale","supported":\#(supported),"wanted":"\#(wanted)"}"#)
        #expect(String(decoding: line, as: UTF8.self) == #"{"label":"7","result":\#(result)}"#)
    }

    @Test(arguments: [
        (#""supported":["de"]"#, "wanted is missing"), (#""wanted":"de""#, "supported is missing"),
        (#""supported":"de","wanted":"de""#, "supported must be a list of strings"),
        (#""supported":["de",1],"wanted":"de""#, "supported must be a list of strings"),
        (#""supported":["d"],"wanted":"de""#, "\"d\" is not a locale: "),
    ])
    func malformedRequestsOfLocales(_ fields: String, _ beginning: String) throws {
        var dialogue = Dialogue()
        let error = try #require(try dialogue.answer(#"{"op":"bestLocale",\#(fields)}"#).error)
        #expect(error.hasPrefix(beginning))
    }
}
