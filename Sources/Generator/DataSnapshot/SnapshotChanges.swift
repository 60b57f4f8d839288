import LocaleModel

/// The differences between two snapshots, value by value.
public struct SnapshotChanges: Sendable {
    /// A value of a locale that was added, removed or changed.
    public struct Change: Sendable, Equatable, CustomStringConvertible {
        /// The identifier of the locale.
        public var locale: String
        /// The field that has changed.
        public var field: LocaleField
        /// The value before; nil for none.
        public var old: String?
        /// The value after; nil for none.
        public var new: String?

        /// The locale, the field and both values, in one line.
        public var description: String {
            func quoted(_ text: String?) -> String { text.map(\.debugDescription) ?? "nothing" }
            if case .numberRules = field { return "\(locale) \(field.path): \(changedLines)" }
            return "\(locale) \(field.path): \(quoted(old)) -> \(quoted(new))"
        }

        /// The lines that only one of the values has, with a sign in front; the first of many.
        private var changedLines: String {
            let (before, after) = (Self.lines(of: old), Self.lines(of: new))
            let (known, kept) = (Set(before), Set(after))
            let lines =
                before.filter { !kept.contains($0) }.map { "-" + $0.debugDescription }
                + after.filter { !known.contains($0) }.map { "+" + $0.debugDescription }
            if lines.isEmpty { return "the same lines in another order" }
            let rest = lines.count > 6 ? ", and \(lines.count - 6) lines more" : ""
            return lines.prefix(6).joined(separator: ", ") + rest
        }

        private static func lines(of text: String?) -> [String] { (text ?? "").split(separator: "\n").map(String.init) }
    }

    /// The identifiers of locales that only the new snapshot has.
    public var addedLocales: [String] = []
    /// The identifiers of locales that only the old snapshot has.
    public var removedLocales: [String] = []
    /// The changes, sorted by locale and path.
    public var changes: [Change] = []
    /// Whether data that belongs to no locale differs: digits, regions, identifiers, plural rules, ISO 4217.
    public var supplementalDiffers: Bool

    /// Compares two snapshots.
    public init(from old: Snapshot, to new: Snapshot) {
        supplementalDiffers = old.supplemental != new.supplemental || old.iso4217 != new.iso4217
        let before = Dictionary(old.localeFacts.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.localeFacts.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        addedLocales = after.keys.filter { before[$0] == nil }.sorted()
        removedLocales = before.keys.filter { after[$0] == nil }.sorted()
        for (identifier, facts) in after.sorted(by: { $0.key < $1.key }) {
            guard let previous = before[identifier], previous.values != facts.values else { continue }
            let fields = Set(previous.values.keys).union(facts.values.keys)
            for field in fields.sorted(by: { $0.path < $1.path }) where previous[field] != facts[field] {
                changes.append(Change(locale: identifier, field: field, old: previous[field], new: facts[field]))
            }
        }
    }

    /// Whether both snapshots have the same data.
    public var isEmpty: Bool {
        addedLocales.isEmpty && removedLocales.isEmpty && changes.isEmpty && !supplementalDiffers
    }
}
