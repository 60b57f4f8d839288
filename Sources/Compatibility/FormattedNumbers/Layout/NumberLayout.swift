// What each layout decides:
//
//                          cutoffs                           locale
//     currency             where the pattern has ¤           where the locale has it
//     percent sign         behind the number                 where the locale has it
//     groups of digits     by the pattern's sizes            by the locale's sizes
//     decimals             by the pattern                    by the pattern
//     separators, digits   the locale's                      the locale's

/// Whether the cutoff's pattern or the locale determines the position of the currency or percent sign.
///
///     var share = FormattedPercentage(0.123).locale(.turkishTurkey)
///     share.formattedString                   // "12,3 %"
///     share.layout = .locale
///     share.formattedString                   // "%12,3"
public enum NumberLayout: Hashable, Sendable, CaseIterable {
    /// The pattern of the cutoff.
    case cutoffs
    /// The locale; only the digits of the pattern are used.
    case locale
}
