// How units are shared out. Every part first gets its exact share, cut to whole units. The units that are left, fewer
// than the parts whose share was cut, are then given away one by one, only to parts whose share was cut:
//
//     7 units by 3 : 2 : 2     shares 3, 2, 2          none are left
//     9 units by 3 : 2 : 2     shares 3 6/7, 2 4/7, 2 4/7     two are left
//         largestRemainder     4 3 2      the 6/7, then the first 4/7
//         first                4 3 2
//         last                 3 3 3
//         separate             3 2 2      and 2 for the caller

/// Which parts get the units that remain when an amount is shared out.
///
/// Under every policy a part is its exact share, cut or raised to a whole number of units, so that it differs from
/// the share by less than one unit; parts of ratio zero are zero; parts and remainder together are the amount.
/// Negative amounts are shared as their magnitudes are, so that a refund mirrors its payment.
public enum RemainderPolicy: Hashable, Sendable, CaseIterable {
    /// The parts whose shares lost most, and of two that lost the same the earlier one. Also known as Hamilton's
    /// method. No other way to share the units out has a smaller sum of differences to the exact shares.
    case largestRemainder
    /// The first parts whose shares were cut.
    case first
    /// The last parts whose shares were cut.
    case last
    /// None: the units are returned as `Money.Allocation.remainder`. Equal ratios have equal parts.
    case separate
}
