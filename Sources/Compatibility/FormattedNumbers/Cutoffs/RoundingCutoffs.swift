// The default table, by the absolute value:
//
//     from      pattern         at most
//     1000      ¤#,##0          no decimals
//     100       ¤#,##0.#        1
//     10        ¤#,##0.##       2
//     1         ¤#,##0.###      3
//     0         ¤#,##0.####     4

/// Cutoffs for rounding: one for every magnitude.
///
///     let cutoffs = try RoundingCutoffs([
///         RoundingCutoff(minimum: 0, pattern: "¤0.00"), RoundingCutoff(minimum: 1000, pattern: "¤#,##0"),
///     ])
///     var money = FormattedMoney(999.994)
///     money.roundingCutoffs = cutoffs
///     money.formattedString                   // "USD 999.99"
///     money.number = 999.996
///     money.formattedString                   // "USD 1,000"
///
/// The number before rounding selects the cutoff. If rounding makes the number reach the next cutoff, as in the second
/// line, the next one is used, so that 1000 is never shown with the digits of smaller numbers. The exception is a next
/// cutoff that would round the number back below its own minimum.
///
/// The cutoffs may be in any order.
public struct RoundingCutoffs: Hashable, Sendable {
    /// The cutoffs, the smallest first.
    public let cutoffs: [RoundingCutoff]

    /// Creates a table of cutoffs. Duplicates count once.
    ///
    /// - Throws: `CutoffError.sameMinimum` if two different cutoffs begin at the same value; `noneForZero` if none
    ///   begins at zero.
    public init(_ cutoffs: [RoundingCutoff]) throws(CutoffError) {
        var sorted: [RoundingCutoff] = []
        for cutoff in cutoffs.sorted(by: { $0.minimum < $1.minimum }) where cutoff != sorted.last {
            if let last = sorted.last, last.minimum == cutoff.minimum { throw .sameMinimum(cutoff.minimum) }
            sorted.append(cutoff)
        }
        guard let least = sorted.first else { throw .noneForZero(least: nil) }
        guard least.minimum.isZero else { throw .noneForZero(least: least.minimum) }
        self.cutoffs = sorted
    }

    private init(unchecked cutoffs: [RoundingCutoff]) {
        self.cutoffs = cutoffs
    }

    /// No decimals from 1000 on, one from 100 on, two from 10 on, three from 1 on, and four below 1.
    ///
    ///     RoundingCutoffs.default.cutoffs.map(\.pattern.text).last        // "¤#,##0"
    public static let `default` = RoundingCutoffs(
        unchecked: [(0, 4), (1, 3), (10, 2), (100, 1), (1000, 0)].compactMap { minimum, places in
            try? RoundingCutoff(minimum: DecimalValue(minimum), decimalPlaces: places)
        })
}
