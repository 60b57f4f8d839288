/// What ISO 4217 says of a code.
@usableFromInline
package enum CurrencyStatus: Int, PackedValue {
    /// It is on neither list.
    case notISO
    /// On list one.
    case current
    /// A unit of account on list one.
    case fund
    /// On list one without a minor unit, such as XAU, XDR, XTS and XXX.
    case special
    /// On list three.
    case withdrawn

    // A switch, which is optimised away where a row's status is not read.
    @inlinable
    package init(packed: Int) {
        switch packed {
        case 1: self = .current
        case 2: self = .fund
        case 3: self = .special
        case 4: self = .withdrawn
        // 0: the check of an image allows no other number.
        default: self = .notISO
        }
    }
}
