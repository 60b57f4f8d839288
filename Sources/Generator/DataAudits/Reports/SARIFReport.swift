import CommandSupport
import Foundation

/// A difference or an audit as SARIF 2.1.0, which code hosts show as notes on the lines of a pull request.
///
/// Each finding is a result. The rules are the classes of a difference, or the rules of the audit. Results refer to the
/// files of the snapshot.
/// See <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>.
public struct SARIFReport: Encodable {
    private struct Message: Encodable {
        var text: String

        /// Braces mark arguments in messages unless they are doubled (section 3.11.5).
        init(text: String) {
            self.text = text.replacingOccurrences(of: "{", with: "{{").replacingOccurrences(of: "}", with: "}}")
        }
    }

    private struct Rule: Encodable {
        var id: String
        var name: String
        var shortDescription: Message
        var helpUri: String?
    }

    private struct Driver: Encodable {
        var name = "currency-data"
        var rules: [Rule]
    }

    private struct Tool: Encodable {
        var driver: Driver
    }

    private struct ArtifactLocation: Encodable {
        var uri: String

        /// - Parameter path: A path with slashes, which becomes a reference to a URI (RFC 3986).
        init(path: String) {
            uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        }
    }

    private struct Region: Encodable {
        var startLine: Int
    }

    private struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: Region
    }

    private struct Location: Encodable {
        var physicalLocation: PhysicalLocation
    }

    private struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Message
        var locations: [Location]
    }

    /// Distinguishes the runs of one file, and those of one pull request.
    private struct AutomationDetails: Encodable {
        var id: String
    }

    private struct Run: Encodable {
        var tool: Tool
        var automationDetails: AutomationDetails
        var columnKind = "unicodeCodePoints"
        var invocations: [Invocation]?
        var results: [Result]
    }

    /// States what a run did not do.
    private struct Invocation: Encodable {
        struct Notification: Encodable {
            var level = "note"
            var message: Message
        }

        var executionSuccessful = true
        var toolExecutionNotifications: [Notification]
    }

    private let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    /// - Parameters:
    ///   - snapshot: The folder of the new snapshot, whose files are searched for the lines.
    ///   - uri: The name of that folder in the report: its path in the repository.
    ///   - errors: The classes whose findings are errors. Findings of other classes are warnings.
    public init(
        _ difference: SnapshotDifference, snapshot: String, uri: String, errors: Set<FindingClass> = []
    ) {
        var lines = SnapshotLines(directory: snapshot)
        let classes = FindingClass.allCases
        let rules = classes.map { Rule(id: $0.rawValue, name: $0.title, shortDescription: Message(text: $0.title)) }
        let results = difference.findings.map { finding in
            Result(
                ruleId: finding.class.rawValue, ruleIndex: classes.firstIndex(of: finding.class) ?? 0,
                level: errors.contains(finding.class) ? "error" : "warning",
                message: Message(text: Self.message(of: finding)),
                locations: [
                    Location(
                        physicalLocation: PhysicalLocation(
                            artifactLocation: ArtifactLocation(path: Self.path(to: finding.file, from: uri)),
                            region: Region(startLine: lines.line(of: finding.field, in: finding.file))))
                ])
        }
        runs = [
            Run(
                tool: Tool(driver: Driver(rules: rules)),
                automationDetails: AutomationDetails(id: "currency-data/diff/"), results: results)
        ]
    }

    /// - Parameters:
    ///   - snapshot: The folder of the audited snapshot.
    ///   - uri: The name of that folder in the report: its path in the repository.
    ///   - gate: The findings that are errors. Other findings are notes if they are explained, and warnings if not.
    public init(_ report: AuditReport, snapshot: String, uri: String, errors gate: AuditGate?) {
        var lines = SnapshotLines(directory: snapshot)
        runs = report.sections.enumerated().map { index, section in
            var rules: [AuditRule] = []
            for rule in section.checks.map(\.rule) + section.findings.map(\.rule) where !rules.contains(rule) {
                rules.append(rule)
            }
            let results = section.findings.map { finding in
                let level = gate?.stops(finding) == true ? "error" : finding.isExplained ? "note" : "warning"
                return Result(
                    ruleId: finding.rule.id, ruleIndex: rules.firstIndex(of: finding.rule) ?? 0, level: level,
                    message: Message(text: Self.message(of: finding)),
                    locations: [
                        Location(
                            physicalLocation: PhysicalLocation(
                                artifactLocation: ArtifactLocation(path: Self.path(to: finding.file, from: uri)),
                                region: Region(startLine: lines.line(of: finding.field, in: finding.file))))
                    ])
            }
            let notices = section.skipped.map { reason in
                [
                    Invocation(toolExecutionNotifications: [
                        Invocation.Notification(message: Message(text: "\(section.subject): skipped: \(reason)"))
                    ])
                ]
            }
            let described = rules.map {
                Rule(id: $0.id, name: $0.title, shortDescription: Message(text: $0.title), helpUri: $0.link)
            }
            // Two folders may have the same name.
            let namesakes = report.sections[..<index].filter { $0.subject == section.subject }.count
            let id = "currency-data/audit/\(section.subject)\(namesakes == 0 ? "" : "-\(namesakes + 1)")/"
            return Run(
                tool: Tool(driver: Driver(rules: described)), automationDetails: AutomationDetails(id: id),
                invocations: notices, results: results)
        }
    }

    private static func message(of finding: AuditFinding) -> String {
        var text = finding.message
        if let cause = finding.cause { text += " (\(cause.id): \(cause.reason))" }
        return text
    }

    /// The repository path of a file in the snapshot or next to its folder.
    private static func path(to file: String, from uri: String) -> String {
        var folder = uri[...]
        while folder.count > 1, folder.last == "/" { folder.removeLast() }
        guard file.hasPrefix("../") else { return "\(folder)/\(file)" }
        let parent = folder.lastIndex(of: "/").map { folder[...$0] } ?? ""
        return String(parent) + file.dropFirst("../".count)
    }

    private static func message(of finding: Finding) -> String {
        guard let example = finding.example else { return finding.message }
        return finding.message
            + "; \(example.locale) \(example.currency): \(VisibleText.of(example.old)) \u{2192} "
            + VisibleText.of(example.new)
    }

    /// The report's text with sorted keys and a newline at the end.
    public func text() throws -> String {
        try ReportJSON.text(of: self)
    }
}
