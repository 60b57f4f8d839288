import DataSnapshot
import LocaleModel

/// The findings of audits: a section for the snapshot itself, or one for each source with which it was compared.
public struct AuditReport: Sendable {
    /// The publications that the snapshot comes from.
    public var snapshot: SnapshotDifference.SourceVersions
    /// The sections, one for each source.
    public var sections: [AuditSection]

    /// Creates a report from its sections.
    public init(snapshot: SnapshotDifference.SourceVersions, sections: [AuditSection]) {
        self.snapshot = snapshot
        self.sections = sections
    }

    /// The findings of all sections.
    public var findings: [AuditFinding] { sections.flatMap(\.findings) }

    /// The findings that make a gate fail.
    public func findings(of gate: AuditGate) -> [AuditFinding] {
        findings.filter(gate.stops)
    }
}

/// The findings that make an automated audit fail.
public struct AuditGate: Sendable, Equatable {
    /// Findings of these classes; nil for all findings.
    public var classes: Set<FindingClass>?
    /// Whether findings of other classes without a known cause also count.
    public var unexplained: Bool

    /// Creates a gate; nil makes findings of every class count.
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

/// The result of one audit.
public struct AuditSection: Sendable {
    /// `snapshot`, or the other source under the name with which it was requested: `iso4217`, `icu`, `icu-data:FILE`,
    /// `foundation`, `node` or the folder of another snapshot.
    public var subject: String
    /// The name of the other source and its version, in words.
    public var title: String
    /// A description of what was checked, line by line.
    public var summary: [String]
    /// Each rule with the number of things that it checked.
    public var checks: [Check]
    /// The findings. Those without a known cause come first; then by rule, class, locale, region, currency and field.
    public var findings: [AuditFinding]
    /// The strings that were compared, if the source formats amounts.
    public var strings: [StringComparison] = []
    /// The reason why the audit did not run; nil if it did.
    public var skipped: String?

    /// The numbers of checks and findings for one rule.
    public struct Check: Sendable, Equatable {
        /// The rule.
        public var rule: AuditRule
        /// The number of values or strings that were checked.
        public var looked: Int
        /// The number of findings.
        public var found: Int
    }

    /// Creates a section of a report.
    public init(
        subject: String, title: String, summary: [String] = [], checks: [Check] = [], findings: [AuditFinding] = []
    ) {
        self.subject = subject
        self.title = title
        self.summary = summary
        self.checks = checks
        self.findings = findings.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    }

    /// Creates a section for an audit that could not run.
    public static func skipped(_ subject: String, title: String, because reason: String) -> AuditSection {
        var section = AuditSection(subject: subject, title: title)
        section.skipped = reason
        return section
    }

    /// The reason why the audit did not check what was requested; nil if it did.
    public var notRun: String? {
        skipped
            ?? strings.first { $0.compared == 0 }.map {
                "\($0.engine) has none of the locales that were asked for, so no string was compared"
            }
    }

    /// The number of findings in each class; classes without findings are left out.
    public var counts: [FindingClass: Int] { Dictionary(grouping: findings, by: \.class).mapValues(\.count) }
}
