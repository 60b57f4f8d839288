/// Cutoffs for abbreviation: k, m and b, or others.
///
///     var money = FormattedMoney(140_500, abbreviates: true)
///     money.formattedString       // "USD 140.5k"
///     money.number = 999_999
///     money.formattedString       // "USD 1m": and not 1,000k
///
/// Numbers below the smallest minimum are not abbreviated, nor are NaN and infinity. The rounding cutoffs determine the
/// digits of an abbreviated number by the number shown: 140.5 has one decimal. If rounding makes a number reach the
/// next cutoff, as in the last line, the next one is used, unless it would show less than its own minimum.
///
/// The cutoffs may be in any order.
public struct AbbreviationCutoffs: Hashable, Sendable {
    /// The cutoffs, the smallest first.
    public let cutoffs: [AbbreviationCutoff]

    /// Creates a table of cutoffs. Duplicates count once.
    ///
    /// - Throws: `CutoffError.sameMinimum` if two different cutoffs begin at the same value; `ambiguousSymbol` if one
    ///   symbol stands for two units.
    public init(_ cutoffs: [AbbreviationCutoff]) throws(CutoffError) {
        var sorted: [AbbreviationCutoff] = []
        for cutoff in cutoffs.sorted(by: { $0.minimum < $1.minimum }) where cutoff != sorted.last {
            if let last = sorted.last, last.minimum == cutoff.minimum { throw .sameMinimum(cutoff.minimum) }
            if let other = sorted.first(where: { $0.symbol == cutoff.symbol && $0.unit != cutoff.unit }) {
                throw .ambiguousSymbol(cutoff.symbol, units: [other.unit, cutoff.unit])
            }
            sorted.append(cutoff)
        }
        self.init(unchecked: sorted)
    }

    private init(unchecked cutoffs: [AbbreviationCutoff]) {
        self.cutoffs = cutoffs
    }

    /// `k` for thousands, `m` for millions, `b` for billions.
    public static let `default` = AbbreviationCutoffs(unchecked: [.thousands, .millions, .billions])
}
