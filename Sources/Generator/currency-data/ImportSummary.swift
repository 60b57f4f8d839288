import DataSnapshot
import LocaleModel
import LocaleResolution

/// The output of an import, and the changes that it made.
struct ImportSummary: Encodable {
    /// A value of a locale that has changed; nil means no value.
    struct Change: Encodable {
        var locale: String
        var field: String
        var old: String?
        var new: String?
    }

    struct Changes: Encodable {
        var addedLocales: [String]
        var removedLocales: [String]
        /// Whether digits, regions, identifiers, plural rules or ISO 4217 differ.
        var supplementalDiffers: Bool
        var values: [Change]
    }

    /// The publications of the locales: `cldr-json 48.0.0 with icu 78.3`.
    var source: String
    /// The date of ISO 4217's list one.
    var iso4217: String
    var locales: Int
    /// The number of values that locales do not inherit.
    var values: Int
    /// Notices about data that is newer than this program; omitted if there are none.
    var warnings: [String]?
    /// The folder of the snapshot.
    var output: String
    /// The number of values that two sources state differently, by kind; omitted if there is one source.
    var differences: [String: Int]?
    /// The changes from the previous snapshot; omitted if there was none.
    var changes: Changes?

    init(
        _ snapshot: Snapshot, warnings: [String] = [], differences: [SourceDifference]?,
        changes: SnapshotChanges?, output: String
    ) {
        source = snapshot.sourceText
        iso4217 = snapshot.iso4217.currentPublished
        locales = snapshot.localeFacts.count
        values = snapshot.localeFacts.reduce(0) { $0 + $1.values.count }
        self.warnings = warnings.isEmpty ? nil : warnings
        self.output = output
        self.differences = differences.map { differences in
            let kinds = SourceDifference.Kind.allCases.map { kind in
                (kind.rawValue, differences.filter { $0.kind == kind }.count)
            }
            return Dictionary(uniqueKeysWithValues: kinds)
        }
        self.changes = changes.map { changes in
            Changes(
                addedLocales: changes.addedLocales, removedLocales: changes.removedLocales,
                supplementalDiffers: changes.supplementalDiffers,
                values: changes.changes.map {
                    Change(locale: $0.locale, field: $0.field.path, old: $0.old, new: $0.new)
                })
        }
    }

    /// The first changes, and the number of all changes; `git diff` shows the rest.
    static func lines(of changes: SnapshotChanges) -> [String] {
        if changes.isEmpty { return ["nothing changed"] }
        var lines: [String] = []
        if !changes.addedLocales.isEmpty { lines.append("new locales: \(changes.addedLocales.joined(separator: " "))") }
        if !changes.removedLocales.isEmpty {
            lines.append("locales gone: \(changes.removedLocales.joined(separator: " "))")
        }
        if changes.supplementalDiffers { lines.append("supplemental data or ISO 4217 changed") }
        lines.append("\(changes.changes.count) values changed")
        lines += changes.changes.prefix(20).map { "  \($0)" }
        if changes.changes.count > 20 { lines.append("  ...") }
        return lines
    }
}
