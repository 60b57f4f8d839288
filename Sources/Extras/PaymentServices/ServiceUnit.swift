import CurrencyFormat

/// The unit in which a service counts amounts of a currency: `10^-exponent`, in multiples of a number.
///
///     try MinorUnitPolicy.stripe.unit(of: .icelandKrona)        // 2 decimals, multiples of 100
public struct ServiceUnit: Hashable, Sendable {
    /// The number of decimals: 2 for hundredths.
    public let exponent: Int
    /// The number of which each count must be a multiple; 1 if the service accepts all counts.
    public let multiple: Int64
}

extension ServiceUnit: CustomStringConvertible {
    /// A description of the unit in English.
    public var description: String {
        let decimals = exponent == 1 ? "1 decimal" : "\(exponent) decimals"
        return multiple == 1 ? decimals : "\(decimals), multiples of \(multiple)"
    }
}
