import CurrencyEngine
import PaymentServices

/// A request for an amount in a payment service's minor units, or in ISO 4217's with the service `iso`.
///
///     {"label":"6","op":"minorUnits","service":"stripe","amount":"5","currency":"ISK"}      "500"
struct MinorUnitsRequest {
    let policy: MinorUnitPolicy
    let amount: DecimalValue
    let currency: CurrencyCode

    init(_ fields: JSONFields) throws(RequestError) {
        try fields.allow(only: ["label", "op", "service", "amount", "currency"])
        let service = try fields.required("service")
        policy = try Self.policy(service)
        amount = try fields.number("amount")
        currency = try fields.currency("currency")
    }

    private static func policy(_ name: String) throws(RequestError) -> MinorUnitPolicy {
        if name == "iso" { return .iso }
        guard let service = PaymentService(rawValue: name) else {
            let known = ["iso"] + PaymentService.allCases.map(\.rawValue)
            throw .range(option: "service", value: name, expected: known.joined(separator: ", "))
        }
        return MinorUnitPolicy(service)
    }

    /// The number of minor units in decimal.
    func count() throws(RequestError) -> String {
        do throws(MinorUnitError) {
            let money: Money
            do throws(MoneyError) { money = try Money(amount, currency) } catch { throw .money(error) }
            return String(try money.minorUnits(for: policy))
        } catch {
            throw .minorUnits(error)
        }
    }
}
