import ArgumentParser
import DataAudit
import DataSnapshot
import Foundation

/// Two snapshots in, what a customer sees change out.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show what differs between two snapshots, by what a customer sees of it.",
        discussion: """
            currency-data diff Data/Snapshot new-snapshot --render
            currency-data diff old new --locales de,de-CH,fr --currencies EUR,CHF --fail-on digits,symbol
            currency-data diff old new --format sarif --output diff.sarif
            currency-data diff old new --format html --output page.html
            Exit codes: 0 where there is nothing to report, 1 where there is, 2 for wrong arguments, 3 for snapshots \
            that cannot be read. With --fail-on, only findings of those classes make it 1.
            Classes: \(FindingClass.allCases.map(\.rawValue).joined(separator: ", ")).
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, sarif, html
    }

    @Argument(help: "The folder of the old snapshot.")
    var old: String

    @Argument(help: "The folder of the new snapshot.")
    var new = "Data/Snapshot"

    @Flag(help: "Format amounts under both, and count the strings that differ.")
    var render = false

    @Option(help: "The report's form: text, json, sarif, or html, a page that shows all of it.")
    var format: Format = .text

    @Option(help: "The report's file; standard output if left out.")
    var output: String?

    @Option(help: "Locales that matter, separated by commas. All if left out.")
    var locales: String?

    @Option(help: "Codes of currencies that matter, separated by commas. All if left out.")
    var currencies: String?

    @Option(help: "A JSON file with any of locales, currencies and failOn, each a list. Options win over it.")
    var config: String?

    @Option(help: "Classes, separated by commas, whose findings make the exit code 1. All if left out.")
    var failOn: String?

    @Option(help: "How many findings of each class the text shows; 0 for all.")
    var limit = 20

    @Option(help: "How SARIF names the folder of the new snapshot: its path in the repository.")
    var uri = "Data/Snapshot"

    func validate() throws {
        if limit < 0 { throw ValidationError("--limit is 0 or more.") }
        if let failOn { _ = try Self.classes(Self.list(failOn)) }
    }

    func run() throws {
        let config = try reporting { try self.config.map(DiffConfiguration.read) ?? DiffConfiguration() }
        let selection = AuditSelection(
            locales: (locales.map(Self.list) ?? config.locales).map(Set.init),
            currencies: (currencies.map(Self.list) ?? config.currencies).map(Set.init))
        let chosen = failOn.map(Self.list) ?? config.failOn
        let failing: Set<FindingClass>
        do {
            failing = try chosen.map(Self.classes) ?? Set(FindingClass.allCases)
        } catch {
            throw Failure.badInput(error)
        }
        let difference = try reporting { try self.difference(selection, failing) }
        let count = difference.findings(of: failing).count
        if count > 0 { throw Failure.findings("\(count) finding\(count == 1 ? "" : "s")") }
    }

    private func difference(
        _ selection: AuditSelection, _ failing: Set<FindingClass>
    ) throws -> SnapshotDifference {
        let before = try Snapshot(directory: old)
        let after = try Snapshot(directory: new)
        var difference = SnapshotDifference(from: before, to: after, selection)
        if render { try difference.render(from: before, to: after, selection) }
        let text =
            switch format {
            case .text:
                TextReport(hasColor: output == nil && isatty(STDOUT_FILENO) != 0, limit: limit == 0 ? nil : limit)
                    .text(of: difference)
            case .json: try JSONReport(difference).text()
            case .sarif:
                try SARIFReport(
                    difference, snapshot: new, uri: uri, errors: failOn == nil && config == nil ? [] : failing
                ).text()
            case .html: try PageReport(difference, from: before, to: after).html()
            }
        if let output {
            try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
        } else {
            FileHandle.standardOutput.write(Data(text.utf8))
        }
        return difference
    }

    static func list(_ text: String) -> [String] {
        text.split(separator: ",").map { String($0).trimmingCharacters(in: .whitespaces) }
    }

    static func classes(_ names: [String]) throws -> Set<FindingClass> {
        var result: Set<FindingClass> = []
        for name in names {
            guard let kind = FindingClass(rawValue: name) else {
                let known = FindingClass.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("There is no class \"\(name)\"; classes are \(known).")
            }
            result.insert(kind)
        }
        return result
    }
}

/// What a file may say in place of options.
struct DiffConfiguration: Decodable {
    var locales: [String]?
    var currencies: [String]?
    var failOn: [String]?

    private struct Unreadable: Error, CustomStringConvertible {
        var description: String
    }

    static func read(from path: String) throws -> DiffConfiguration {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw Unreadable(description: "\(path): the file cannot be read")
        }
        do {
            return try JSONDecoder().decode(DiffConfiguration.self, from: bytes)
        } catch {
            throw Unreadable(description: "\(path): not a configuration: \(error)")
        }
    }
}
