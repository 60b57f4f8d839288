// What is written where both numbers look the same, after ICU's NumberRangeFormatter:
//
//     identity              equal before rounding     equal after rounding only
//     single                5                         5
//     approximatelyOrSingle 5                         ~5
//     approximately         ~5                        ~5
//     range                 5–5                       5–5
//
// Numbers look the same when all of their text is the same and both or none are negative: -0 and 0 differ, even where
// no sign is shown. ECMA-402 has `approximately` only.
//
// See https://unicode-org.github.io/icu-docs/apidoc/released/icu4c/unumberrangeformatter_8h.html.

/// What a range of numbers that look the same is written as.
///
/// See <https://tc39.es/ecma402/#sec-partitionnumberrangepattern>.
public enum RangeIdentity: Hashable, Sendable, CaseIterable {
    /// The number: 5.
    case single
    /// The number, and as an approximate one where rounding made the two equal: 5 or ~5.
    case approximatelyOrSingle
    /// The number as an approximate one: ~5.
    case approximately
    /// A range all the same: 5–5.
    case range
}

extension RangeIdentity {
    /// What is written for two numbers that look the same.
    enum Form {
        case single, approximate, range
    }

    func form(equalBeforeRounding: Bool) -> Form {
        switch self {
        case .single: .single
        case .approximatelyOrSingle: equalBeforeRounding ? .single : .approximate
        case .approximately: .approximate
        case .range: .range
        }
    }
}
