import CurrencyFormat

/// Why an amount cannot be counted as a service counts it.
public enum MinorUnitError: Error, Hashable, Sendable {
    /// Nothing is recorded of how the service counts the currency. `otherwise(.iso)` takes ISO 4217's minor unit there.
    case notRecorded(PaymentService, CurrencyCode)
    /// The service does not take the currency, by its own documentation.
    case notOffered(PaymentService, CurrencyCode)
    /// The service accepts multiples of a number only.
    case notAMultiple(of: Int64, PaymentService, minorUnits: Int64)
    /// The currency has no minor unit, or the amount has fractions of it or does not fit 64 bits.
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
