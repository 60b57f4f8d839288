import DataSnapshot
import LocaleModel

/// The differences between two snapshots, by what a customer sees.
public struct SnapshotDifference: Sendable {
    /// The publications of the old snapshot.
    public var old: SourceVersions
    /// The publications of the new snapshot.
    public var new: SourceVersions
    /// The findings, sorted by class, and then by locale, region, currency and field.
    public var findings: [Finding]
    /// The number of strings that differ; nil if it was not requested.
    public var drift: Drift?
    /// The texts of the old snapshot that are read otherwise with the new one; nil if it was not requested.
    public var readings: [ReadingChange]?

    /// The publications that a snapshot was made from.
    public struct SourceVersions: Sendable, Equatable {
        /// The publication that the locales come from.
        public var locales: SourceVersion
        /// The second source of locales; nil if there is only one source.
        public var corrections: SourceVersion?
        /// The date of ISO 4217's list one.
        public var iso4217: String
        /// The date of list three.
        public var iso4217Withdrawn: String

        /// The publications of a snapshot.
        public init(of snapshot: Snapshot) {
            locales = snapshot.locales
            corrections = snapshot.corrections?.source
            iso4217 = snapshot.iso4217.currentPublished
            iso4217Withdrawn = snapshot.iso4217.withdrawnPublished
        }

        /// The publications in words: `cldr-json 48.0.0 with ISO 4217 of 2026-01-01`.
        var text: String {
            let second = corrections.map { ", \($0.name) \($0.version)" } ?? ""
            let lists = iso4217.isEmpty ? "" : " with ISO 4217 of \(iso4217)"
            return "\(locales.name) \(locales.version)\(second)\(lists)"
        }
    }

    /// - Parameter selection: The locales and currencies to compare.
    public init(from old: Snapshot, to new: Snapshot, _ selection: AuditSelection = AuditSelection()) {
        self.old = SourceVersions(of: old)
        self.new = SourceVersions(of: new)
        let languages = Set(
            (old.localeFacts + new.localeFacts).map { String($0.identifier.prefix { $0 != "-" }) })
        let supplemental = SupplementalDifferences(
            old: old.supplemental, new: new.supplemental, languages: languages)
        let all =
            LocaleDifferences(from: old, to: new).findings() + CurrencyDifferences(old: old, new: new).findings()
            + supplemental.findings()
        findings = all.filter(selection.contains).sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    }

    /// The number of findings in each class that has any.
    public var counts: [(class: FindingClass, count: Int)] {
        let counts = Dictionary(grouping: findings, by: \.class)
        return counts.map { ($0.key, $0.value.count) }.sorted { $0.class < $1.class }
    }

    /// The findings of the given classes.
    public func findings(of classes: Set<FindingClass>) -> [Finding] {
        findings.filter { classes.contains($0.class) }
    }
}

/// The selected locales and currencies; nil selects all.
public struct AuditSelection: Sendable, Equatable {
    /// The identifiers of the selected locales; nil for all.
    public var locales: Set<String>?
    /// The codes of the selected currencies; nil for all.
    public var currencies: Set<String>?

    /// Creates a selection; nil selects all.
    public init(locales: Set<String>? = nil, currencies: Set<String>? = nil) {
        self.locales = locales
        self.currencies = currencies
    }

    /// Whether a finding concerns the selection: a selected locale or one that a selected one inherits from, and a
    /// selected currency. A finding without a locale and a currency always does.
    func contains(_ finding: Finding) -> Bool {
        if let locales, let locale = finding.locale, !locales.contains(locale),
            !finding.reaches.contains(where: locales.contains)
        {
            return false
        }
        if let currencies, let currency = finding.currency, !currencies.contains(currency) { return false }
        return true
    }
}

extension Finding {
    fileprivate var sortKey: [String] {
        let position = FindingClass.allCases.firstIndex(of: self.class) ?? 0
        let place = String(UnicodeScalar(UInt8(65 + position)))
        return [place, locale ?? "", region ?? "", currency ?? "", field, old ?? "", new ?? ""]
    }
}
