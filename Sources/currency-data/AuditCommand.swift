import ArgumentParser
import CurrencyEngine
import DataAudit
import DataSnapshot
import Foundation
import ICUSource
import LocaleResolution

/// A snapshot in, what is wrong with it or differs elsewhere out.
struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Check a snapshot against itself, and against other sources.",
        discussion: """
            currency-data audit
            currency-data audit --against iso4217 --fail-on region-currency,unexplained
            currency-data audit --against icu --against node --locales de,en-DE --currencies EUR,USD
            currency-data audit --against ../old/Data/Snapshot --format sarif --output audit.sarif
            Without --against, the snapshot is checked against what must be true of any.
            Exit codes: 0 where there is nothing to report, 1 where there is, 2 for wrong arguments, 3 for a snapshot \
            that cannot be read. With --fail-on, only findings of those classes make it 1; "unexplained" stands for \
            those of any class that the report gives no cause for.
            Classes: \(FindingClass.allCases.map(\.rawValue).joined(separator: ", ")).
            """)

    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, sarif, html
    }

    @Option(help: "The snapshot's folder.")
    var snapshot = "Data/Snapshot"

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "What the snapshot is held against: icu, foundation, node, iso4217 or the folder of another snapshot. "
                + "May be repeated."))
    var against: [String] = []

    @Option(help: "The file of an image of Foundation's data, as scripts/foundation-image.sh writes it.")
    var foundationImage: String?

    @Option(help: "A file for every string that was compared, with its cause, separated by tabs.")
    var strings: String?

    @Option(help: "The report's form: text, json, sarif, or html, a page that shows all of the snapshot too.")
    var format: Format = .text

    @Option(help: "The report's file; standard output if left out.")
    var output: String?

    @Option(help: "Locales that matter, separated by commas. All if left out.")
    var locales: String?

    @Option(help: "Codes of currencies that matter, separated by commas. All if left out.")
    var currencies: String?

    @Option(help: "Classes, or \"unexplained\", separated by commas, whose findings make the exit code 1.")
    var failOn: String?

    @Option(help: "How many findings of each rule the text shows; 0 for all.")
    var limit = 20

    @Option(help: "The folder of recorded decisions.")
    var decisions = "Data/Decisions"

    @Option(help: "How SARIF names the snapshot's folder: its path in the repository.")
    var uri = "Data/Snapshot"

    func validate() throws {
        if limit < 0 { throw ValidationError("--limit is 0 or more.") }
        _ = try gate()
        for name in against where !isSource(name) {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), isFolder.boolValue else {
                let sources = Source.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("--against \(name) is neither a folder nor one of \(sources).")
            }
        }
    }

    func run() throws {
        let gate = try self.gate()
        let report = try reporting {
            let snapshot = try Snapshot(directory: self.snapshot)
            let log = try strings.map(StringLog.init)
            let report = try self.report(on: snapshot, log)
            let text = try text(of: report, gate)
            try log?.close()
            try write(text)
            return report
        }
        for section in report.sections {
            if let reason = section.skipped { Progress.say("\(section.subject): skipped: \(reason)") }
        }
        let count = report.findings(of: gate ?? AuditGate()).count
        if count > 0 { throw Failure.findings("\(count) finding\(count == 1 ? "" : "s")") }
    }

    // MARK: What is looked at

    enum Source: String, CaseIterable {
        case icu, foundation, node, iso4217
    }

    private func isSource(_ name: String) -> Bool { Source(rawValue: name) != nil }

    private var selection: AuditSelection {
        AuditSelection(
            locales: locales.map { Set(DiffCommand.list($0)) },
            currencies: currencies.map { Set(DiffCommand.list($0)) })
    }

    private func report(on snapshot: Snapshot, _ log: StringLog?) throws -> AuditReport {
        var sections: [AuditSection] = []
        if against.isEmpty {
            sections.append(SnapshotAudit(snapshot, naming: try naming()).section(selection))
        }
        for name in against {
            Progress.say("holding the snapshot against \(name)", onlyOnTerminal: true)
            sections.append(try section(of: snapshot, against: name, log))
        }
        return AuditReport(snapshot: SnapshotDifference.SourceVersions(of: snapshot), sections: sections)
    }

    private func section(
        of snapshot: Snapshot, against name: String, _ log: StringLog?
    ) throws -> AuditSection {
        switch Source(rawValue: name) {
        case .iso4217: return ISO4217Audit(snapshot).section(selection)
        case .icu:
            let audit = ICUAudit(snapshot, facts: try ICUSource().read())
            let engine = try audit.engine(write: ICUStrings.write)
            return try audit.section(selection, engine: engine, log: log, progress: Progress.show)
        case .foundation:
            return try FoundationAudit(snapshot, data: foundationData())
                .section(selection, log: log, progress: Progress.show)
        case .node: return try NodeAudit(snapshot).section(selection, log: log, progress: Progress.show)
        case nil:
            let other = try Snapshot(directory: name)
            return SnapshotComparison(snapshot, with: other, in: name).section(selection)
        }
    }

    /// The data of the ICU that Foundation brings, where an image of them is at hand.
    private func foundationData() throws -> CurrencyData? {
        guard let version = FoundationEngines.cldrVersion else { return nil }
        let file = foundationImage ?? "Tests/Conformance/Foundation/cldr-\(version).image"
        if foundationImage == nil, !FileManager.default.fileExists(atPath: file) { return nil }
        let data = try TableOptions.data(fromImage: file)
        guard data.cldrVersion == version else {
            throw Failure.usage("\(file) has CLDR \(data.cldrVersion); Foundation here has \(version)")
        }
        return data
    }

    /// The decisions of names; nil where there is no such folder, as beside a snapshot that is not this package's.
    private func naming() throws -> SnapshotAudit.NamingDecisions? {
        guard FileManager.default.fileExists(atPath: decisions + "/Naming") else { return nil }
        var inputs = EmitInputs()
        inputs.decisions = decisions
        return SnapshotAudit.NamingDecisions(
            locales: try inputs.decode(LocaleNamingDecisions.self, from: "Naming/locales.json"),
            currencies: try inputs.decode(CurrencyNamingDecisions.self, from: "Naming/currencies.json"))
    }

    /// nil where any finding counts.
    private func gate() throws -> AuditGate? {
        guard let failOn else { return nil }
        var names = DiffCommand.list(failOn)
        let count = names.count
        names.removeAll { $0 == "unexplained" }
        return AuditGate(classes: try DiffCommand.classes(names), unexplained: names.count < count)
    }

    // MARK: What is written

    private func text(of report: AuditReport, _ gate: AuditGate?) throws -> String {
        switch format {
        case .text:
            AuditTextReport(hasColor: output == nil && isatty(STDOUT_FILENO) != 0, limit: limit == 0 ? nil : limit)
                .text(of: report)
        case .json: try AuditJSONReport(report).text()
        case .sarif: try SARIFReport(report, snapshot: snapshot, uri: uri, errors: gate).text()
        case .html: try page(of: report).html()
        }
    }

    /// The first other snapshot becomes a heat map.
    private func page(of report: AuditReport) throws -> PageReport {
        let other = against.first { !isSource($0) }
        return PageReport(
            report, of: try Snapshot(directory: snapshot), against: try other.map { try Snapshot(directory: $0) })
    }

    private func write(_ text: String) throws {
        if let output {
            try Data(text.utf8).write(to: URL(fileURLWithPath: output), options: .atomic)
        } else {
            FileHandle.standardOutput.write(Data(text.utf8))
        }
    }
}
