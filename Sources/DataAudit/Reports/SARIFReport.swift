import Foundation

/// A difference as SARIF 2.1.0, which code hosts show as notes on the lines of a pull request.
///
/// Each finding is a result, and each class a rule. Results point at the files of the new snapshot.
/// See <https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html>.
public struct SARIFReport: Encodable {
    private struct Message: Encodable {
        var text: String
    }

    private struct Rule: Encodable {
        var id: String
        var name: String
        var shortDescription: Message
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

    private struct Run: Encodable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var results: [Result]
    }

    private let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    private let version = "2.1.0"
    private let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    /// - Parameters:
    ///   - snapshot: the folder of the new snapshot, whose files are looked into for the lines.
    ///   - uri: how the report names that folder: its path in the repository.
    ///   - errors: the classes whose findings are errors; those of others are warnings.
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
                            artifactLocation: ArtifactLocation(uri: "\(uri)/\(finding.file)"),
                            region: Region(startLine: lines.line(of: finding.field, in: finding.file))))
                ])
        }
        runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
    }

    private static func message(of finding: Finding) -> String {
        guard let example = finding.example else { return finding.message }
        return finding.message
            + "; \(example.locale) \(example.currency): \(VisibleText.of(example.old)) \u{2192} "
            + VisibleText.of(example.new)
    }

    /// The report's text, its keys sorted, with a newline at the end.
    public func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
