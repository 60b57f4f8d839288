import ArgumentParser
import CommandSupport
import DataAudits
import DataPage
import DataSnapshot
import Foundation

/// Compares two snapshots, and reports the changes that a customer sees.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show the differences between two snapshots, as a customer sees them.",
        discussion: """
            currency-data diff Data/Snapshot new-snapshot --render
            currency-data diff old new --currencies EUR,CHF --fail-on digits,symbol
            currency-data diff old new --format sarif --output diff.sarif
            currency-data diff old new --format html --output page.html
            currency-data diff libicudata.so.72 Data/Snapshot --locales de,fr

            Each side is the folder of a snapshot, or a file with the data of an ICU: a package (.dat), a libicudata \
            library, or a program with one inside, such as node. ICU has no ISO 4217 lists, so the other side's are used.

            Exit codes: 0 if there is nothing to report; 1 for findings; 2 for wrong arguments, including locales and \
            currencies that neither snapshot has; 3 if a snapshot cannot be read or the report cannot be written. With \
            --fail-on, only findings of those classes cause exit code 1.

            Classes: \(FindingClass.allCases.map(\.rawValue).joined(separator: ", ")).
            """)

    @Argument(help: "The folder of the old snapshot, or a file with the data of an ICU.")
    var old: String

    @Argument(help: "The folder of the new snapshot, or a file with the data of an ICU.")
    var new = "Data/Snapshot"

    @Flag(help: "Format amounts with both, and count the strings that differ.")
    var render = false

    @OptionGroup var outputFormat: OutputFormatOptions<ReportFormat>

    @Option(help: "Write the report to this file instead of standard output.")
    var output: String?

    @OptionGroup var kept: SelectionOptions

    @Option(help: "A JSON file with lists named locales, currencies and failOn, all optional. Options override it.")
    var config: String?

    @Option(
        help: "Classes, separated by commas, whose findings cause exit code 1. Default: all.",
        transform: FindingClassNames.classes)
    var failOn: Set<FindingClass>?

    @Option(help: "The most findings of each class that the text shows; 0 for all.")
    var limit = 20

    @Option(help: "The path of the new snapshot's folder in the repository, for SARIF.")
    var uri = "Data/Snapshot"

    func validate() throws {
        if limit < 0 { throw ValidationError("--limit must be 0 or more.") }
    }

    func run() throws {
        try reporting {
            let config = try self.config.map(DiffConfiguration.init) ?? DiffConfiguration()
            let (before, after) = try Snapshot.pair(old, new)
            let selection = try selection(config, KnownIdentifiers(before, after))
            var difference = SnapshotDifference(from: before, to: after, selection)
            if render { try difference.render(from: before, to: after, selection) }
            let gate = failOn ?? config.failOn
            try OutputFile.write(try report(difference, from: before, to: after, gate), to: output)
            let count = difference.findings(of: gate ?? Set(FindingClass.allCases)).count
            if count > 0 { throw Failure.findings("\(count) finding\(count == 1 ? "" : "s")") }
        }
    }

    /// Options take precedence over the configuration, but its names are always checked.
    private func selection(_ config: DiffConfiguration, _ known: KnownIdentifiers) throws -> AuditSelection {
        var selection = AuditSelection()
        if let file = self.config {
            selection.locales = try config.locales.map { try known.locales($0, in: "\(file): locales") }
            selection.currencies = try config.currencies.map { try known.currencies($0, in: "\(file): currencies") }
        }
        let options = try kept.selection(among: known)
        selection.locales = options.locales ?? selection.locales
        selection.currencies = options.currencies ?? selection.currencies
        return selection
    }

    private func report(
        _ difference: SnapshotDifference, from before: Snapshot, to after: Snapshot, _ gate: Set<FindingClass>?
    ) throws -> String {
        switch outputFormat.value {
        case .text: text(of: difference)
        case .json: try JSONReport(difference).text()
        case .sarif: try SARIFReport(difference, snapshot: new, uri: uri, errors: gate ?? []).text()
        case .html: try PageReport(difference, from: before, to: after).html()
        }
    }

    private func text(of difference: SnapshotDifference) -> String {
        let report = TextReport(hasColor: output == nil && isatty(STDOUT_FILENO) != 0, limit: limit == 0 ? nil : limit)
        let text = report.text(of: difference)
        return text.isEmpty ? "nothing differs\n" : text
    }
}
