/// The status of a code in ISO 4217.
@usableFromInline
package enum CurrencyStatus: Int, PackedValue {
    /// The code is on neither list.
    case notISO
    /// The code is on list one.
    case current
    /// The code is a unit of account on list one.
    case fund
    /// The code is on list one without a minor unit, such as XAU, XDR, XTS and XXX.
    case special
    /// The code is on list three.
    case withdrawn

    // A switch, because the optimizer removes it if a row's status is not read.
    @inlinable
    package init(packed: Int) {
        switch packed {
        case 1: self = .current
        case 2: self = .fund
        case 3: self = .special
        case 4: self = .withdrawn
        // This is 0. The check of an image allows no other number here.
        default: self = .notISO
        }
    }
}
