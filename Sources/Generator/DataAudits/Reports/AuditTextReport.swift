import CommandSupport
import LocaleModel

/// An audit as text for a terminal. For each source, it has a heading, the checks and the findings.
public struct AuditTextReport: Sendable {
    /// Whether escape sequences for colours are written.
    public var hasColor: Bool
    /// The maximum number of findings for a rule; nil for all.
    public var limit: Int?

    /// Creates a report; `limit` is the maximum number of findings for each rule, nil for all.
    public init(hasColor: Bool = false, limit: Int? = nil) {
        self.hasColor = hasColor
        self.limit = limit
    }

    private typealias Cell = TerminalTable.Cell

    private var terminal: TerminalTable { TerminalTable(hasColor: hasColor) }

    /// The report as lines of text.
    public func text(of report: AuditReport) -> String {
        var lines = [report.snapshot.text]
        for section in report.sections {
            lines += ["", terminal.colored(section.title, .bold)]
            lines += self.lines(of: section)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(of section: AuditSection) -> [String] {
        if let reason = section.skipped { return ["  skipped: \(reason)"] }
        var lines = section.summary.map { "  \($0)" }
        lines += terminal.rows(
            section.checks.map { check in
                [
                    Cell(text: check.rule.id),
                    Cell(text: Self.counted(check.found, "finding"), color: check.found == 0 ? .green : .yellow),
                    Cell(text: "of \(check.looked)"), Cell(text: check.rule.title, color: .faint),
                ]
            })
        for strings in section.strings { lines += self.lines(of: strings) }
        for rule in rules(of: section.findings) {
            lines += self.lines(of: section.findings.filter { $0.rule == rule }, rule)
        }
        return lines
    }

    private func rules(of findings: [AuditFinding]) -> [AuditRule] {
        findings.reduce(into: []) { if !$0.contains($1.rule) { $0.append($1.rule) } }
    }

    private func lines(of findings: [AuditFinding], _ rule: AuditRule) -> [String] {
        var lines = ["", "  " + terminal.colored("\(rule.title) (\(rule.id), \(findings.count))", .bold)]
        let shown = findings.prefix(limit ?? findings.count)
        lines += terminal.rows(
            shown.map { finding in
                var notes: [String] = []
                if finding.reach > 0 { notes.append("reaches \(finding.reach)") }
                if let example = finding.example {
                    notes.append(
                        "\(example.locale) \(example.currency): \(VisibleText.of(example.old)) / "
                            + VisibleText.of(example.new))
                }
                if let cause = finding.cause { notes.append(cause.id) }
                return [
                    Cell(text: finding.class.rawValue, color: finding.isExplained ? .faint : .red),
                    Cell(text: finding.message), Cell(text: notes.joined(separator: "; "), color: .faint),
                ]
            })
        if shown.count < findings.count { lines.append("  ... and \(findings.count - shown.count) more") }
        let causes = findings.compactMap(\.cause).reduce(into: [AuditCause]()) { if !$0.contains($1) { $0.append($1) } }
        for cause in causes { lines.append("  \(cause.id): \(cause.reason)") }
        return lines
    }

    private func lines(of strings: StringComparison) -> [String] {
        var lines = [
            "  \(strings.engine): \(strings.differing) of \(strings.compared) strings differ "
                + "(\(TextReport.percent(strings.score))), \(strings.unexplained) of them unexplained: "
                + "\(strings.locales.count) locales x \(strings.currencies.count) currencies x "
                + "\(strings.amounts.count) amounts"
        ]
        lines += terminal.rows(
            strings.causes.map { entry in
                let example = entry.example
                return [
                    Cell(text: "  " + entry.cause.id), Cell(text: String(entry.count), color: .yellow),
                    Cell(text: "\(example.locale) \(example.currency) \(example.amount)"),
                    Cell(text: VisibleText.of(example.old), color: .red), Cell(text: "/"),
                    Cell(text: VisibleText.of(example.new), color: .green),
                ]
            })
        return lines
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
