// What a range writes once, after ICU's NumberRangeFormatter. Texts that are equal around the two numbers may be
// written once, around both:
//
//     collapse   written once                          en, €          en, EUR            en, compact
//     none       nothing                               €1 – €3        EUR 1 – EUR 3      1K – 3K
//     auto       what has more than one character      €1 – €3        EUR 1–3            1K – 3K
//     unit       what holds a currency or a percent    €1–3           EUR 1–3            1K – 3K
//     all        whatever is equal                     €1–3           EUR 1–3            1–3K
//
// See https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/unumberrangeformatter_8h.html.

/// Whether a range repeats what both numbers share.
///
///     .none    1 € – 3 €
///     .auto    1–3 €
///
/// Only text that is equal around both numbers can be written once: €1K and €2M keep everything.
///
/// See <https://tc39.es/ecma402/#sec-collapsenumberrange>.
public enum RangeCollapse: Hashable, Sendable, CaseIterable {
    /// Text of more than one character, such as the space and symbol of 3 €, is written once; a single character is
    /// repeated.
    case auto
    /// Everything is repeated.
    case none
    /// Texts with a currency or a percent sign are written once, those with a permille sign are not.
    case unit
    /// All equal texts are written once, signs and compact words too.
    case all
}
