import LocaleModel

/// The last days of currencies and their successors, according to CLDR's list of the currencies of regions.
///
///     FIM    ended in FI on 2002-02-28; FI has EUR since 1999                              replaced by EUR
///     CSK    ended in SK on 1992-12-31, in CZ on 1993-03-01                                replaced by CZK and SKK
///     NLG    ended in NL on 2002-02-28; the currency of SR since 1962 is not considered     replaced by EUR
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Supplemental_Currency_Data>.
struct CurrencyEndings {
    private let regions: [[RegionCurrency]]

    init(_ regions: [String: [RegionCurrency]]) {
        self.regions = Array(regions.values)
    }

    /// The last day on which a region had the currency, as `YYYY-MM-DD`; nil if a region has it today, or none ever had.
    func lastDay(of code: String) -> String? {
        let uses = regions.joined().filter { $0.code == code }
        return uses.contains { $0.to == nil } ? nil : uses.compactMap(\.to).max()
    }

    /// The codes of the currencies that replaced a currency, sorted. They are those that the regions that had it until
    /// its last year adopted within a year. Empty if the list lacks one for any of these regions that did not end too.
    func successors(of code: String) -> [String] {
        guard let lastDay = lastDay(of: code) else { return [] }
        var successors: Set<String> = []
        for uses in regions {
            guard let end = uses.filter({ $0.code == code }).compactMap(\.to).max(), Self.year(after: end) > lastDay,
                uses.contains(where: { $0.isTender && $0.to.map { $0 > end } ?? true })
            else { continue }
            guard let successor = Self.successor(in: uses, of: code, after: end) else { return [] }
            successors.insert(successor)
        }
        return successors.sorted(by: SortOrder.bytes)
    }

    /// The legal tender that the region had at the same time and afterwards, or otherwise the next one.
    private static func successor(in uses: [RegionCurrency], of code: String, after end: String) -> String? {
        let later = uses.filter { $0.code != code && $0.isTender && $0.to.map { $0 > end } ?? true }
        let beside = later.filter { $0.from.map { $0 <= end } ?? true }.max { $0.from ?? "" < $1.from ?? "" }
        let next = later.filter { $0.from.map { $0 > end && $0 <= year(after: end) } ?? false }
            .min { $0.from ?? "" < $1.from ?? "" }
        return (beside ?? next)?.code
    }

    /// A date one year later, in a sortable form.
    private static func year(after date: String) -> String {
        (Int(date.prefix(4)).map { String($0 + 1) } ?? "") + date.dropFirst(4)
    }
}
