// How to write a range whose numbers look the same, after ICU's NumberRangeFormatter:
//
//     identity              equal before rounding     equal after rounding only
//     single                5                         5
//     approximatelyOrSingle 5                         ~5
//     approximately         ~5                        ~5
//     range                 5–5                       5–5
//
// Two numbers look the same if their texts (without the currency's name), their signs (shown or not: -0 and 0 differ)
// and their minimum of fraction digits are equal. ECMA-402 has `approximately` only.
//
// See https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/unumberrangeformatter_8h.html.

/// How to write a range of two numbers that look the same.
///
/// See <https://tc39.es/ecma402/#sec-partitionnumberrangepattern>.
public enum RangeIdentity: Hashable, Sendable, CaseIterable {
    /// One number: 5.
    case single
    /// One number, marked as approximate if the two became equal only by rounding: 5 or ~5.
    case approximatelyOrSingle
    /// One number, marked as approximate: ~5.
    case approximately
    /// A range nonetheless: 5–5.
    case range
}
