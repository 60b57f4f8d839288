import CurrencyFormat
import Foundation
import PaymentServices
import TestSupport
import Testing

struct MinorUnitPolicyTests {
    /// The examples on the services' pages, in their words.
    @Test func examplesOfTheServices() throws {
        // Stripe: 1000 to charge 10 USD, 500 to charge 500 JPY, 500 to charge 5 UGX and 5 ISK, 5120 for 5.12 KWD.
        #expect(try Money("10", .dollar).minorUnits(for: .stripe) == 1000)
        #expect(try Money("500", .yen).minorUnits(for: .stripe) == 500)
        #expect(try Money("5", currency: CurrencyCode("UGX")).minorUnits(for: .stripe) == 500)
        #expect(try Money("5", .icelandKrona).minorUnits(for: .stripe) == 500)
        #expect(try Money("5.12", .kuwaitiDinar).minorUnits(for: .stripe) == 5120)
        #expect(throws: MinorUnitError.notAMultiple(of: 10, .stripe, minorUnits: 5124)) {
            try Money("5.124", .kuwaitiDinar).minorUnits(for: .stripe)
        }
        // Checkout.com: 100 is 100 JPY, 100000 is 100 BHD, 1001 is invalid, 10000 is 100 USD.
        #expect(try Money(minorUnits: 100, .yen, for: .checkout).amount == 100)
        let bahrain = try CurrencyCode("BHD")
        #expect(try Money(minorUnits: 100_000, bahrain, for: .checkout).amount == 100)
        #expect(throws: MinorUnitError.notAMultiple(of: 10, .checkout, minorUnits: 1001)) {
            try Money(minorUnits: 1001, bahrain, for: .checkout)
        }
        #expect(try Money(minorUnits: 10_000, .dollar, for: .checkout).amount == 100)
        // All other Checkout.com currencies are divided by 100, including CLP, for which ISO 4217 has no minor unit
        // digits. Worldpay: 250 is 2.50 GBP.
        #expect(try Money("100", currency: CurrencyCode("CLP")).minorUnits(for: .checkout) == 10_000)
        #expect(try Money(minorUnits: 250, .poundSterling, for: .worldpay).amount == DecimalValue("2.50"))
        // Worldpay's plugin sends forints without fraction digits and dinars with three.
        #expect(try Money("11480", .forint).minorUnits(for: .worldpay) == 11_480)
        #expect(try Money("1.234", .kuwaitiDinar).minorUnits(for: .worldpay) == 1234)
        #expect(throws: MinorUnitError.notRecorded(.worldpay, try CurrencyCode("CLP"))) {
            try MinorUnitPolicy.worldpay.unit(of: CurrencyCode("CLP"))
        }
        // Braintree marks the kip as zero-decimal.
        #expect(try MinorUnitPolicy.braintree.unit(of: CurrencyCode("LAK")).exponent == 0)
        #expect(try Money("9.99", .dollar).minorUnits(for: .braintree) == 999)
        // Square: 400 is 4 USD, 2 is 2 JPY. Klarna: 50 is 0.50 EUR.
        #expect(try Money(minorUnits: 400, .dollar, for: .square).amount == 4)
        #expect(try Money(minorUnits: 2, .yen, for: .square).amount == 2)
        #expect(try Money(minorUnits: 50, .euro, for: .klarna).amount == DecimalValue("0.50"))
        // Google: 7990000 is 7.99 EUR. Apple: the price multiplied by 1000.
        #expect(try Money("7.99", .euro).minorUnits(for: .googlePlay) == 7_990_000)
        #expect(try Money("9.99", .dollar).minorUnits(for: .appStoreServer) == 9990)
        // PayPal rejects fraction digits of forints. Mollie accepts them.
        #expect(throws: MinorUnitError.money(.decimal(.inexact(scale: 0)))) {
            try Money("12.5", .forint).minorUnits(for: .payPal)
        }
        #expect(try Money("12.5", .forint).minorUnits(for: .mollie) == 1250)
    }

    @Test func whatIsNotRecordedIsAnError() throws {
        let dinar = try CurrencyCode("IQD")
        #expect(throws: MinorUnitError.notRecorded(.stripe, dinar)) {
            try MinorUnitPolicy.stripe.unit(of: dinar)
        }
        #expect(try MinorUnitPolicy.stripe.otherwise(.iso).unit(of: dinar).exponent == 3)
        #expect(throws: MinorUnitError.notRecorded(.square, try CurrencyCode("CHF"))) {
            try MinorUnitPolicy.square.unit(of: CurrencyCode("CHF"))
        }
        let unknown = try CurrencyCode("QQQ")
        #expect(throws: MinorUnitError.notRecorded(.stripe, unknown)) { try MinorUnitPolicy.stripe.unit(of: unknown) }
        for policy in [MinorUnitPolicy.iso, .klarna, .stripe.otherwise(.iso)] {
            #expect(throws: MinorUnitError.money(.noMinorUnit(unknown))) { try policy.unit(of: unknown) }
        }
        #expect(try MinorUnitPolicy.iso.unit(of: .forint).exponent == 2)
    }

    /// Even if ISO 4217's minor unit may be used for unrecorded currencies.
    @Test func whatAServiceDoesNotTakeIsAnError() throws {
        for (service, code) in [
            (PaymentService.braintree, "BGN"), (.braintree, "IQD"), (.payPal, "ISK"), (.payPal, "KWD"),
        ] {
            let currency = try CurrencyCode(code)
            let error = MinorUnitError.notOffered(service, currency)
            #expect(throws: error) { try MinorUnitPolicy(service).unit(of: currency) }
            #expect(throws: error) { try MinorUnitPolicy(service).otherwise(.iso).unit(of: currency) }
        }
        #expect("\(MinorUnitError.notOffered(.payPal, try CurrencyCode("ISK")))" == "payPal does not take ISK")
    }

    /// The runtime's answers for every currency and service equal the decisions, which this test reads itself.
    @Test func tableIsThatOfTheDecisions() throws {
        let file = PackageFolder.file("Data/Decisions/paymentServices.json")
        let decisions = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let services = try #require(decisions["services"] as? [[String: Any]])
        #expect(services.map { $0["service"] as? String } == PaymentService.allCases.map(\.rawValue))
        var listed = 0
        for service in services {
            let name = try #require(service["service"] as? String)
            let policy = MinorUnitPolicy(try #require(PaymentService(rawValue: name)))
            for fact in try #require(service["facts"] as? [[String: Any]]) {
                for code in fact["currencies"] as? [String] ?? [] {
                    if fact["applies"] as? String == "notOffered" {
                        #expect(throws: MinorUnitError.self, "\(code)") { try policy.unit(of: CurrencyCode(code)) }
                        continue
                    }
                    let unit = try policy.unit(of: CurrencyCode(code))
                    #expect(unit.exponent == fact["exponent"] as? Int, "\(code)")
                    #expect(unit.multiple == Int64(fact["multipleOf"] as? Int ?? 1), "\(code)")
                    listed += 1
                }
            }
        }
        #expect(listed > 200)
    }

    /// The documentation's table has every currency for which the services differ, with the runtime's digits.
    @Test func documentationHasEachDifference() throws {
        let page = PackageFolder.file("Sources/Extras/PaymentServices/PaymentServices.docc/PaymentServices.md")
        let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
        let table = rows.dropFirst(2).map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        let shown: [MinorUnitPolicy] = [.adyen, .braintree, .checkout, .mollie, .payPal, .stripe, .worldpay]
        var expected: [[String]] = []
        for currency in Currency.allCases {
            let code = currency.code
            guard let facts = CurrencyData.bundled.facts(of: code), let iso = facts.isoMinorUnit else { continue }
            let answers = shown.map { policy in Result { try policy.unit(of: code) } }
            let units = answers.map { try? $0.get() }
            let all = [iso, facts.displayDigits, facts.cashDigits] + units.compactMap { $0?.exponent }
            if Set(all).count == 1 { continue }
            let cells = zip(shown, answers).map { policy, answer in
                switch answer {
                case .success(let unit):
                    unit.multiple == 1 ? "\(unit.exponent)" : "\(unit.exponent) (×\(unit.multiple))"
                case .failure(let error):
                    policy.service.map { error as? MinorUnitError == .notOffered($0, code) } == true ? "×" : "–"
                }
            }
            expected.append([code.description, "\(iso)", "\(facts.displayDigits)", "\(facts.cashDigits)"] + cells)
        }
        #expect(table.count > 29)
        #expect(Array(table) == expected.sorted { $0[0] < $1[0] })
    }
}
