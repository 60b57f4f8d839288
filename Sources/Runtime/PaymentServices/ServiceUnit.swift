import CurrencyFormat

/// What a service counts amounts of a currency in: `10^-exponent`, in multiples of a number.
///
///     try MinorUnitPolicy.stripe.unit(of: .icelandKrona)        // 2 decimals, multiples of 100
public struct ServiceUnit: Hashable, Sendable {
    /// The number of decimals: 2 for hundredths.
    public let exponent: Int
    /// The number that counts must be multiples of; 1 if all are accepted.
    public let multiple: Int64
}

extension ServiceUnit: CustomStringConvertible {
    /// The unit in words, in English.
    public var description: String {
        let decimals = exponent == 1 ? "1 decimal" : "\(exponent) decimals"
        return multiple == 1 ? decimals : "\(decimals), multiples of \(multiple)"
    }
}
