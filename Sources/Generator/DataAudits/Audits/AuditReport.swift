import DataSnapshot
import LocaleModel

/// What audits of a snapshot found: a section for the snapshot itself, or one for each source it was held against.
public struct AuditReport: Sendable {
    /// The publications of the snapshot.
    public var snapshot: SnapshotDifference.SourceVersions
    /// The parts of the report, one for each source.
    public var sections: [AuditSection]

    /// Makes a report from its sections.
    public init(snapshot: SnapshotDifference.SourceVersions, sections: [AuditSection]) {
        self.snapshot = snapshot
        self.sections = sections
    }

    /// The findings of all sections.
    public var findings: [AuditFinding] { sections.flatMap(\.findings) }

    /// The findings that someone wants to be stopped by.
    public func findings(of gate: AuditGate) -> [AuditFinding] {
        findings.filter(gate.stops)
    }
}

/// Which findings stop an automation.
public struct AuditGate: Sendable, Equatable {
    /// All findings of these classes; all findings at all where it is nil.
    public var classes: Set<FindingClass>?
    /// Also findings of other classes that nothing explains.
    public var unexplained: Bool

    /// Makes a gate; nil lets findings of every class stop.
    public init(classes: Set<FindingClass>? = nil, unexplained: Bool = false) {
        self.classes = classes
        self.unexplained = unexplained
    }

    /// Whether a finding makes the audit fail.
    public func stops(_ finding: AuditFinding) -> Bool {
        guard let classes else { return !unexplained || !finding.isExplained }
        return classes.contains(finding.class) || (unexplained && !finding.isExplained)
    }
}

/// What one audit found.
public struct AuditSection: Sendable {
    /// `snapshot`, or what the snapshot was held against as it was named: `iso4217`, `icu`, `icu-data:FILE`,
    /// `foundation`, `node` or the folder of another snapshot.
    public var subject: String
    /// The other source and its version, in words.
    public var title: String
    /// What was looked at, in words, line by line.
    public var summary: [String]
    /// Each rule and how many things it looked at.
    public var checks: [Check]
    /// Those that nothing explains first; then by rule, class, locale, region, currency and field.
    public var findings: [AuditFinding]
    /// Strings that were compared, where the source formats amounts.
    public var strings: [StringComparison] = []
    /// Why the audit did not run.
    public var skipped: String?

    /// What one rule looked at and found.
    public struct Check: Sendable, Equatable {
        /// The rule.
        public var rule: AuditRule
        /// How many values or strings were looked at.
        public var looked: Int
        /// How many findings there were.
        public var found: Int
    }

    /// Makes a section of a report.
    public init(
        subject: String, title: String, summary: [String] = [], checks: [Check] = [], findings: [AuditFinding] = []
    ) {
        self.subject = subject
        self.title = title
        self.summary = summary
        self.checks = checks
        self.findings = findings.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    }

    /// An audit that could not run here.
    public static func skipped(_ subject: String, title: String, because reason: String) -> AuditSection {
        var section = AuditSection(subject: subject, title: title)
        section.skipped = reason
        return section
    }

    /// Why the audit did not look at what it was asked to look at; nil where it did.
    public var notRun: String? {
        skipped
            ?? strings.first { $0.compared == 0 }.map {
                "\($0.engine) has none of the locales that were asked for, so no string was compared"
            }
    }

    /// How many findings each class has, without those that have none.
    public var counts: [FindingClass: Int] { Dictionary(grouping: findings, by: \.class).mapValues(\.count) }
}
