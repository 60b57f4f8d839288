/// The differences between two records of a slice.
package struct RecordDifferences: Equatable, Sendable {
    package struct Change: Equatable, Sendable {
        package var key: SliceRecord.Key
        /// The text before; nil if there was none.
        package var before: String?
        /// The text after; nil if there is none.
        package var after: String?

        package init(_ key: SliceRecord.Key, before: String?, after: String?) {
            self.key = key
            self.before = before
            self.after = after
        }
    }

    /// The changes, sorted by locale, currency and kind.
    package let changes: [Change]
    private let before: SliceRecord
    private let after: SliceRecord

    package init(from before: SliceRecord, to after: SliceRecord) {
        let keys = Set(before.texts.keys).union(after.texts.keys).sorted()
        changes = keys.filter { before.texts[$0] != after.texts[$0] }
            .map { Change($0, before: before.texts[$0], after: after.texts[$0]) }
        self.before = before
        self.after = after
    }

    /// The report for people: the data before and after, and the texts before and after for each locale and currency.
    ///
    ///     data     cldr-json 47.0.0, iso4217 2025-05-12 -> cldr-json 48.0.0, iso4217 2026-01-01
    ///     de-CH CHF
    ///         negative     CHF-1’234’567.89 -> CHF 1’234’567.89-
    ///     1 text differs in one place; 11 are the same
    package var lines: [String] {
        var lines: [String] = []
        if before.data != after.data { lines.append("data     \(before.data) -> \(after.data)") }
        var pairs = 0
        var last: (String, String)?
        for change in changes {
            let pair = (change.key.locale, change.key.currency)
            if last.map({ $0 != pair }) ?? true {
                lines.append(pair.0 == SliceRecord.noLocale ? pair.1 : "\(pair.0) \(pair.1)")
                pairs += 1
            }
            last = pair
            let kind = change.key.kind
            let column = kind + String(repeating: " ", count: max(1, 13 - kind.utf8.count))
            lines.append("    \(column)\(change.before ?? "(not recorded)") -> \(change.after ?? "(not in the slice)")")
        }
        let same = after.texts.count - changes.count { $0.after != nil }
        guard !changes.isEmpty else { return lines + ["\(same) texts are the same"] }
        let verb = changes.count == 1 ? "text differs" : "texts differ"
        let places = pairs == 1 ? "one place" : "\(pairs) places"
        return lines + ["\(changes.count) \(verb) in \(places); \(same) are the same"]
    }
}
