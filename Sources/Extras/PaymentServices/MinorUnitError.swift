import CurrencyFormat

/// An error that says why an amount cannot be counted as a service counts it.
public enum MinorUnitError: Error, Hashable, Sendable {
    /// How the service counts the currency is not recorded. `otherwise(.iso)` uses ISO 4217's minor unit in this case.
    case notRecorded(PaymentService, CurrencyCode)
    /// The service does not accept the currency, according to its documentation.
    case notOffered(PaymentService, CurrencyCode)
    /// The service accepts only multiples of a number.
    case notAMultiple(of: Int64, PaymentService, minorUnits: Int64)
    /// The currency has no minor unit, or the amount has fractions of it or does not fit in 64 bits.
    case money(MoneyError)
}

extension MinorUnitError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .notRecorded(let service, let currency):
            "how \(service.rawValue) counts \(currency.description) is not recorded"
        case .notOffered(let service, let currency):
            "\(service.rawValue) does not take \(currency.description)"
        case .notAMultiple(let multiple, let service, let units):
            "\(service.rawValue) accepts multiples of \(multiple), found \(units)"
        case .money(let error): error.description
        }
    }
}
