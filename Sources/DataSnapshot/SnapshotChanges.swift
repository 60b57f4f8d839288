import LocaleModel

/// What differs between two snapshots, value by value.
public struct SnapshotChanges: Sendable {
    /// A value of a locale that was added, taken away or changed.
    public struct Change: Sendable, Equatable, CustomStringConvertible {
        public var locale: String
        public var field: LocaleField
        public var old: String?
        public var new: String?

        public var description: String {
            func quoted(_ text: String?) -> String { text.map(\.debugDescription) ?? "nothing" }
            return "\(locale) \(field.path): \(quoted(old)) -> \(quoted(new))"
        }
    }

    public var addedLocales: [String] = []
    public var removedLocales: [String] = []
    /// Sorted by locale and path.
    public var changes: [Change] = []
    /// Whether something beside the locales differs: digits, regions, identifiers, plural rules, ISO 4217.
    public var supplementalDiffers: Bool

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

    public var isEmpty: Bool {
        addedLocales.isEmpty && removedLocales.isEmpty && changes.isEmpty && !supplementalDiffers
    }
}
