import ArgumentParser
import CommandSupport
import CurrencyEngine
import DataAudits
import DataPage
import DataSnapshot
import Foundation
import ICUSource
import LocaleModel
import LocaleResolution

/// A snapshot in, what is wrong with it or differs elsewhere out.
struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit",
        abstract: "Check a snapshot against itself, and against other sources.",
        discussion: """
            currency-data audit
            currency-data audit --against iso4217 --fail-on region-currency,unexplained
            currency-data audit --against payment-services --fail-on unexplained
            currency-data audit --against icu --against node --locales de,en-DE
            currency-data audit --against icu-data:/usr/bin/node --locales de,en-DE
            currency-data audit --snapshot /usr/bin/node --against node
            currency-data audit --against ../old/Data/Snapshot --format sarif
            currency-data audit --against .build/preview/Snapshot

            Without --against, the audit checks the rules that every snapshot must follow. Against an older snapshot, it says \
            what this one has changed; against a newer one, what the next data will change.

            Exit codes: 0 if there is nothing to report; 1 for findings; 2 for wrong arguments, including unknown \
            locales and currencies; 3 if something cannot be read or written, or a source is not available, such as \
            node if it is not installed. With --fail-on, only findings of those classes cause exit code 1; \
            "unexplained" means findings of any class without a cause.

            Classes: \(FindingClass.allCases.map(\.rawValue).joined(separator: ", ")).
            """)

    @Option(help: "The snapshot's folder, or a file with the data of an ICU.")
    var snapshot = "Data/Snapshot"

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Compare with this source: icu, icu-data:FILE, foundation, node, iso4217, payment-services or the "
                + "folder of another snapshot. FILE contains the data of an ICU: a package (.dat), a libicudata library, or a program "
                + "with one inside. May be repeated.", valueName: "source"),
        transform: ComparedSource.init)
    var against: [ComparedSource] = []

    @Option(help: "The image of Foundation's data that scripts/foundation-image.sh writes.")
    var foundationImage: String?

    @Option(help: "Write every compared string and its cause to this file, separated by tabs.")
    var strings: String?

    @OptionGroup var outputFormat: OutputFormatOptions<ReportFormat>

    @Option(help: "Write the report to this file instead of standard output.")
    var output: String?

    @OptionGroup var kept: SelectionOptions

    @Option(
        help: "Classes or \"unexplained\", separated by commas, whose findings cause exit code 1.",
        transform: FindingClassNames.gate)
    var failOn: AuditGate?

    @Flag(help: "Report unavailable sources as skipped, without failing.")
    var allowMissingEngines = false

    @Option(help: "The most findings of each rule that the text shows; 0 for all.")
    var limit = 20

    @Option(help: "The folder of recorded decisions. Default: Data/Decisions, if it exists.")
    var decisions: String?

    @Option(help: "The path of the snapshot's folder in the repository, for SARIF.")
    var uri = "Data/Snapshot"

    func validate() throws {
        if limit < 0 { throw ValidationError("--limit must be 0 or more.") }
        if foundationImage != nil, !against.contains(.foundation) {
            throw ValidationError("--foundation-image needs --against foundation.")
        }
        if strings != nil, !against.contains(where: \.isEngine) {
            throw ValidationError(
                "--strings needs --against icu, icu-data:FILE, foundation or node; other sources have no strings.")
        }
    }

    func run() throws {
        try reporting {
            let snapshot = try Snapshot.ofFolderOrICU(self.snapshot, option: "--snapshot")
            let selection = try kept.selection(among: KnownIdentifiers(snapshot))
            let log = try strings.map(StringLog.init)
            let report = try self.report(on: snapshot, selection, log)
            let text = try text(of: report)
            try log?.close()
            try OutputFile.write(text, to: output)
            try end(with: report)
        }
    }

    /// Reports what was skipped, and fails if there are findings or if something requested could not be done.
    private func end(with report: AuditReport) throws {
        let count = report.findings(of: failOn ?? AuditGate()).count
        let findings = "\(count) finding\(count == 1 ? "" : "s")"
        let skipped = report.sections.compactMap { section in section.notRun.map { "\(section.subject): \($0)" } }
        if allowMissingEngines {
            for reason in skipped { Progress.say("skipped: \(reason)") }
        } else if !skipped.isEmpty {
            throw Failure.notRun(
                skipped.map { "could not be compared with \($0)" } + (count > 0 ? [findings] : [])
                    + ["use --allow-missing-engines to ignore this"])
        }
        if count > 0 { throw Failure.findings(findings) }
    }

    // MARK: What is looked at

    private func report(
        on snapshot: Snapshot, _ selection: AuditSelection, _ log: StringLog?
    ) throws -> AuditReport {
        var sections: [AuditSection] = []
        if against.isEmpty {
            var section = SnapshotAudit(snapshot, naming: try naming()).section(selection)
            if decisionsFolder == nil {
                section.summary.append("case names are not checked: there is no \(Self.usualDecisions)")
            }
            sections.append(section)
        }
        for source in against {
            Progress.say("holding the snapshot against \(source.text)", onlyOnTerminal: true)
            sections.append(try section(of: snapshot, against: source, selection, log))
        }
        return AuditReport(snapshot: SnapshotDifference.SourceVersions(of: snapshot), sections: sections)
    }

    private func section(
        of snapshot: Snapshot, against source: ComparedSource, _ selection: AuditSelection, _ log: StringLog?
    ) throws -> AuditSection {
        switch source {
        case .iso4217: return ISO4217Audit(snapshot).section(selection)
        case .paymentServices:
            let folder = decisions.map(DecisionsFolder.init) ?? DecisionsFolder()
            let services = try folder.read(PaymentServiceDecisions.self, from: EmitInputs.paymentServices)
            return PaymentServiceAudit(snapshot, decisions: services).section(selection)
        case .icu:
            let audit = ICUAudit(snapshot, facts: try ICUSource().read())
            let engine = try audit.engine(locales: selection.locales, write: ICUStrings.write)
            return try audit.section(selection, engine: engine, log: log, progress: Progress.show)
        case .icuData(let file):
            let audit = ICUAudit(snapshot, facts: try NamedSource(icuData: file).read(), subject: source.text)
            let engine = try audit.engine(locales: selection.locales)
            return try audit.section(selection, engine: engine, log: log, progress: Progress.show)
        case .foundation:
            return try FoundationAudit(snapshot, data: foundationData())
                .section(selection, log: log, progress: Progress.show)
        case .node: return try NodeAudit(snapshot).section(selection, log: log, progress: Progress.show)
        case .folder(let folder):
            let other = try Snapshot(named: folder)
            return try SnapshotComparison(snapshot, with: other, in: folder).section(selection)
        }
    }

    /// The data of Foundation's ICU, if an image of it is available.
    private func foundationData() throws -> CurrencyData? {
        guard let version = FoundationEngines.cldrVersion else { return nil }
        let file = foundationImage ?? "Tests/Conformance/Foundation/cldr-\(version).image"
        if foundationImage == nil, !FileManager.default.fileExists(atPath: file) { return nil }
        let data = try TableOptions.data(fromImage: file)
        guard data.cldrVersion == version else {
            throw Failure.usage("\(file) has CLDR \(data.cldrVersion); Foundation here has \(version)")
        }
        guard data.holdsAllCurrencies, data.features.count == CurrencyData.Feature.allCases.count else {
            throw Failure.notRun(["\(file) is a slice; expected all currencies and features"])
        }
        return data
    }

    private static let usualDecisions = "Data/Decisions"

    /// The named folder, or the default one if it exists.
    private var decisionsFolder: String? {
        decisions ?? (FileManager.default.fileExists(atPath: Self.usualDecisions) ? Self.usualDecisions : nil)
    }

    /// The decisions on names; nil if there is no folder of them, as for another package's snapshot.
    private func naming() throws -> CaseNameDecisions? {
        guard let folder = decisionsFolder.map(DecisionsFolder.init) else { return nil }
        return CaseNameDecisions(
            locales: try folder.read(LocaleNamingDecisions.self, from: "Naming/locales.json"),
            currencies: try folder.read(CurrencyNamingDecisions.self, from: "Naming/currencies.json"))
    }

    // MARK: What is written

    private func text(of report: AuditReport) throws -> String {
        switch outputFormat.value {
        case .text:
            AuditTextReport(hasColor: output == nil && isatty(STDOUT_FILENO) != 0, limit: limit == 0 ? nil : limit)
                .text(of: report)
        case .json: try AuditJSONReport(report).text()
        case .sarif: try SARIFReport(report, snapshot: snapshot, uri: uri, errors: failOn).text()
        case .html: try page(of: report).html()
        }
    }

    /// The page, in which the first other snapshot is shown as a heat map.
    private func page(of report: AuditReport) throws -> PageReport {
        let other = against.lazy.compactMap { source in
            if case .folder(let folder) = source { folder } else { nil }
        }.first
        return PageReport(
            report, of: try Snapshot.ofFolderOrICU(snapshot, option: "--snapshot"),
            against: try other.map { try Snapshot(named: $0) })
    }
}
