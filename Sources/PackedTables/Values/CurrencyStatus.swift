/// What ISO 4217 says of a code.
public enum CurrencyStatus: Int, PackedValue {
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

    // A switch, of which nothing is left where a row's status is not asked for.
    @inlinable @inline(__always)
    public init(packed: Int) {
        switch packed {
        case 1: self = .current
        case 2: self = .fund
        case 3: self = .special
        case 4: self = .withdrawn
        // The check lets in no other number.
        default: self = .notISO
        }
    }
}
