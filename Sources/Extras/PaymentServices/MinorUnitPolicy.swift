import CurrencyFormat

/// A policy for counting minor units, as a payment service or ISO 4217 does.
///
///     let policy = MinorUnitPolicy.stripe
///     try policy.unit(of: .yen)                   // 0 decimals
///     try policy.unit(of: .icelandKrona)        // 2 decimals, multiples of 100
///     try policy.unit(of: .iraqiDinar)            // throws how stripe counts IQD is not recorded
///     try policy.otherwise(.iso).unit(of: .iraqiDinar)    // 3 decimals
///
/// Pass a policy to the code that needs one. There is no global policy, because two services in one program may differ.
public struct MinorUnitPolicy: Hashable, Sendable {
    /// The rule to use if a service's rule is not recorded.
    public enum Fallback: Hashable, Sendable {
        /// ISO 4217's minor unit: `CurrencyFacts.minorUnit`.
        case iso
    }

    /// The service; nil for ISO 4217.
    public let service: PaymentService?
    /// The rule to use if nothing is recorded; nil throws an error.
    public private(set) var fallback: Fallback?

    /// Creates the policy of a service.
    public init(_ service: PaymentService) {
        self.service = service
        fallback = nil
    }

    private init() {
        service = nil
        fallback = .iso
    }

    /// ISO 4217's minor units.
    public static let iso = MinorUnitPolicy()
    /// As Adyen counts.
    public static let adyen = MinorUnitPolicy(.adyen)
    /// As Apple's App Store Server API counts.
    public static let appStoreServer = MinorUnitPolicy(.appStoreServer)
    /// As Braintree counts.
    public static let braintree = MinorUnitPolicy(.braintree)
    /// As Checkout.com counts.
    public static let checkout = MinorUnitPolicy(.checkout)
    /// As Google Play counts.
    public static let googlePlay = MinorUnitPolicy(.googlePlay)
    /// As Klarna counts.
    public static let klarna = MinorUnitPolicy(.klarna)
    /// As Mollie counts.
    public static let mollie = MinorUnitPolicy(.mollie)
    /// As PayPal counts.
    public static let payPal = MinorUnitPolicy(.payPal)
    /// As Square counts.
    public static let square = MinorUnitPolicy(.square)
    /// As Stripe counts.
    public static let stripe = MinorUnitPolicy(.stripe)
    /// As Worldpay counts.
    public static let worldpay = MinorUnitPolicy(.worldpay)

    /// Returns a policy that uses ISO 4217's minor unit if the service's rule is not recorded.
    public func otherwise(_ fallback: Fallback) -> MinorUnitPolicy {
        var policy = self
        policy.fallback = fallback
        return policy
    }

    /// Returns the unit in which amounts of a currency are counted.
    ///
    /// - Throws: `notRecorded` if nothing is recorded and there is no fallback; `notOffered` if the service does not
    ///   accept the currency; `money(.noMinorUnit)` if ISO 4217's unit applies and there is none.
    /// - Complexity: O(*n*) in the number of recorded currencies. For many amounts in one currency, call this once.
    public func unit(of currency: CurrencyCode) throws(MinorUnitError) -> ServiceUnit {
        let iso = CurrencyData.bundled.facts(of: currency)?.minorUnit
        if let service {
            switch PaymentServiceRow.find(currency, iso: iso, of: service) {
            case .unit(let unit): return unit
            case .iso: break
            case .notOffered: throw .notOffered(service, currency)
            case nil: if fallback == nil { throw .notRecorded(service, currency) }
            }
        }
        guard let iso else { throw .money(.noMinorUnit(currency)) }
        return ServiceUnit(exponent: iso, multiple: 1)
    }

    /// Returns the unit in which amounts of a currency are counted; see `unit(of:)`.
    public func unit(of currency: Currency) throws(MinorUnitError) -> ServiceUnit { try unit(of: currency.code) }
}
