/// The alphaNextToNumber patterns of a locale that are variants of its resolved standard and accounting patterns.
///
/// A pattern that is inherited from farther up is a variant of the pattern there. It counts here only if the locale's
/// pattern differs from that one in spaces at most.
@usableFromInline
package enum NearVariant: Int, Sendable {
    case standard, accounting
}
