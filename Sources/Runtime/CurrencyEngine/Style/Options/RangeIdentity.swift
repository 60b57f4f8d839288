// What is written where both numbers look the same, after ICU's NumberRangeFormatter:
//
//     identity              equal before rounding     equal after rounding only
//     single                5                         5
//     approximatelyOrSingle 5                         ~5
//     approximately         ~5                        ~5
//     range                 5–5                       5–5
//
// Numbers look the same when their texts are equal, apart from the currency's name, and so are their signs, shown or
// not (-0 and 0 differ), and their minimum of fraction digits. ECMA-402 has `approximately` only.
//
// See https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/unumberrangeformatter_8h.html.

/// How a range of two numbers that look the same is written.
///
/// See <https://tc39.es/ecma402/#sec-partitionnumberrangepattern>.
public enum RangeIdentity: Hashable, Sendable, CaseIterable {
    /// The number: 5.
    case single
    /// The number, marked as approximate if the two became equal only by rounding: 5 or ~5.
    case approximatelyOrSingle
    /// The number, marked as approximate: ~5.
    case approximately
    /// A range all the same: 5–5.
    case range
}
