import CurrencyEngine
import DataSnapshot
import LocaleModel
import LocaleResolution

/// Compares a snapshot with an ICU, that of the machine or of a file: its data value by value, and its strings.
public struct ICUAudit {
    let snapshot: Snapshot
    let other: Snapshot
    let icu: SourceVersion
    /// The name of the ICU in the report, as given to `--against`.
    let subject: String

    static let rule = AuditRule(
        id: "icu-values", title: "ICU has the values of the snapshot",
        link: "https://unicode-org.github.io/icu/userguide/icu_data/")

    /// - Parameters:
    ///   - facts: All data of the ICU.
    ///   - subject: The name of the ICU in the report.
    public init(_ snapshot: Snapshot, facts: UpstreamFacts, subject: String = "icu") {
        self.snapshot = snapshot
        self.subject = subject
        icu = facts.source
        other = Snapshot(facts, iso4217: snapshot.iso4217)
    }

    /// ICU as an engine, with its data.
    ///
    /// - Parameter locales: The locales that it writes; nil for all.
    public func engine(
        locales: Set<String>?,
        write: @escaping (_ locale: String, _ currency: String, _ amounts: [String]) throws -> [String?]
    ) throws -> PeerEngine {
        let rendering = try Rendering(of: other, locales: locales)
        return PeerEngine(
            name: "ICU", cldrVersion: icu.cldrVersion, locales: rendering.locales, data: rendering.data,
            defects: ICUDefects.all, write: write)
    }

    /// The engine for a file's data: this package's engine, which interprets the data as ICU does.
    ///
    /// The ICU need not run here. The comparisons with running engines show that both write the same.
    public func engine(locales: Set<String>?) throws -> PeerEngine {
        try PeerEngine(of: other, name: "ICU \(icu.version)", reading: .icu, locales: locales)
    }

    /// Compares values and strings for the selected locales and currencies.
    public func section(
        _ selection: AuditSelection = AuditSelection(), engine: PeerEngine, log: StringLog? = nil,
        progress: (String, Int, Int) -> Void = { _, _, _ in }
    ) throws -> AuditSection {
        let difference = SnapshotDifference(from: other, to: snapshot, selection)
        let ledger = ICUOmissions(other)
        let isOtherVersion = icu.cldrVersion != snapshot.locales.cldrVersion
        let values = difference.findings.map { finding in
            var result = AuditFinding(finding, cause: ledger.cause(of: finding) ?? (isOtherVersion ? moved : nil))
            result.rule = Self.rule
            return result
        }
        let audit = try StringAudit(snapshot, selection)
        let outcome = try audit.compare(with: engine, log: log) { progress("ICU", $0, $1) }
        let causes = Dictionary(grouping: values) { $0.cause?.id ?? "unexplained" }.mapValues(\.count)
        let counted = causes.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
        var section = AuditSection(
            subject: subject, title: "ICU \(icu.version), CLDR \(icu.cldrVersion ?? "?")",
            summary: [
                isOtherVersion
                    ? "another data version: CLDR \(icu.cldrVersion ?? "?") there, \(snapshot.locales.cldrVersion ?? "?") here"
                    : "the same data version",
                "\(values.count) values differ" + (counted.isEmpty ? "" : ": \(counted)"),
            ],
            checks: [
                AuditSection.Check(
                    rule: Self.rule, looked: snapshot.localeFacts.reduce(0) { $0 + $1.values.count },
                    found: values.count),
                AuditSection.Check(
                    rule: StringAudit.rule, looked: outcome.strings.compared, found: outcome.findings.count),
            ], findings: values + outcome.findings)
        section.strings = [outcome.strings]
        return section
    }

    private var moved: AuditCause {
        AuditCause(
            id: "moved-upstream",
            reason: "The value changed between CLDR \(icu.cldrVersion ?? "?"), which ICU \(icu.version) has, and CLDR "
                + "\(snapshot.locales.cldrVersion ?? "?").",
            link: "https://cldr.unicode.org/index/downloads")
    }
}

/// The values that ICU's data leave out or change, in every version.
///
///     no field of a kind in any locale        ICU's build drops it
///     the code as a symbol                    if a locale names a currency and has no symbol for it
///     separators next to a currency's pattern are filled in from the locale
struct ICUOmissions {
    /// The kinds of fields that ICU has somewhere, as paths without the locale-specific parts.
    private let kinds: Set<String>
    private let locales: Set<String>

    init(_ icu: Snapshot) {
        kinds = Set(icu.localeFacts.flatMap { locale in locale.values.keys.map { Self.kind(of: $0.path) } })
        locales = Set(icu.localeFacts.map(\.identifier))
    }

    private static func kind(of path: String) -> String {
        var parts = path.split(separator: "/").map(String.init)
        if parts.count > 1, parts[0] == "systems" || parts[0] == "currencies" || parts[0] == "names" { parts[1] = "*" }
        return parts.joined(separator: "/")
    }

    func cause(of finding: Finding) -> AuditCause? {
        guard finding.old == nil, finding.locale != nil, finding.file.hasPrefix("locales/"), !finding.field.isEmpty,
            !kinds.contains(Self.kind(of: finding.field))
        else { return nil }
        return AuditCause(
            id: "left-out-by-icu",
            reason: "ICU's data have no such field in any locale: its build leaves it out.",
            link: "https://unicode-org.github.io/icu/userguide/icu_data/")
    }
}
