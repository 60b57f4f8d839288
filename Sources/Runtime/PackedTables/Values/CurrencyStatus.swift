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

    // The check of an image allows no other number here.
    @usableFromInline package init(packed: Int) { self = Self(rawValue: packed) ?? .notISO }
}
