/// The formats that the root itself has for a numbering system other than latn. All others are aliases to latn.
@usableFromInline
package enum SystemFormat: Int, Sendable {
    case symbols
    /// The currency patterns, together with compact currencies and unit patterns.
    case currency
    case decimal, percent
}
