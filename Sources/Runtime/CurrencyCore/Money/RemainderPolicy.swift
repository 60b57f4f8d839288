// How units are distributed: every part first gets its exact share, rounded down to whole units. The remaining units
// are fewer than the parts whose share was rounded down, and are given one by one to these parts:
//
//     7 units by 3 : 2 : 2     shares 3, 2, 2          none remain
//     9 units by 3 : 2 : 2     shares 3 6/7, 2 4/7, 2 4/7     two remain
//         largestRemainder     4 3 2      to the share with 6/7, then to the first with 4/7
//         first                4 3 2
//         last                 3 3 3
//         separate             3 2 2      and 2 to the caller

/// Decides which parts get the units that remain when an amount is divided.
///
/// Under every policy, a part is its exact share rounded down or up to a whole number of units, so it differs from the
/// share by less than one unit. Parts with ratio zero are zero, and the parts and the remainder add up to the amount.
/// Negative amounts are divided like their magnitudes, so a refund mirrors its payment.
public enum RemainderPolicy: Hashable, Sendable, CaseIterable {
    /// The parts whose shares lost most get the units; if two lost the same, the earlier one comes first. This is also
    /// known as Hamilton's method. No other distribution has a smaller sum of differences from the exact shares.
    case largestRemainder
    /// The first parts whose shares were rounded down get the units.
    case first
    /// The last parts whose shares were rounded down get the units.
    case last
    /// No part gets the units; they are returned as `Money.Allocation.remainder`. Equal ratios get equal parts.
    case separate
}
