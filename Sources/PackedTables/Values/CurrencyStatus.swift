/// What ISO 4217 says of a code.
public enum CurrencyStatus: Int, Sendable {
    /// It is on neither list.
    case notISO
    /// On list one.
    case current
    /// A unit of account on list one.
    case fund
    /// A metal, a unit for tests or no currency, on list one without a minor unit.
    case special
    /// On list three.
    case withdrawn
}
