// Text that is equal around the two numbers of a range may be written once, around both. The rules are those of ICU's
// NumberRangeFormatter:
//
//     collapse   writes once                           en, €          en, EUR            en, compact
//     none       nothing                               €1 – €3        EUR 1 – EUR 3      1K – 3K
//     auto       text of more than one character       €1 – €3        EUR 1–3            1K – 3K
//     unit       text with a currency or a percent     €1–3           EUR 1–3            1K – 3K
//     all        all equal text                        €1–3           EUR 1–3            1–3K
//
// See https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/unumberrangeformatter_8h.html.

/// Whether a range repeats the text that both numbers share.
///
///     .none    1 € – 3 €
///     .auto    1–3 €
///
/// Only text that is equal around both numbers can be written once: €1K and €2M keep everything.
///
/// See <https://tc39.es/ecma402/#sec-collapsenumberrange>.
public enum RangeCollapse: Hashable, Sendable, CaseIterable {
    /// Writes text of more than one character once, such as the space and symbol of 3 €, and repeats a single
    /// character.
    case auto
    /// Repeats everything.
    case none
    /// Writes text with a currency or a percent sign once, but repeats text with a permille sign.
    case unit
    /// Writes all equal text once, including signs and compact words.
    case all
}
