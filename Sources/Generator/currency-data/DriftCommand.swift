import ArgumentParser
import CommandSupport
import DataAudits
import DataSnapshot
import Foundation
import ICUSource
import LocaleModel

/// Compares engines, and reports how far they agree.
struct DriftCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drift",
        abstract: "Show how far engines and versions of the data agree on formatted amounts.",
        discussion: """
            currency-data drift --against icu --against foundation --against node
            currency-data drift --against icu-data:libicudata.so.72 --locales de,fr

            The snapshot is compared with each source, and the sources with each other. A folder means this engine on \
            another snapshot; icu-data:FILE means a program with that ICU. The differences that most people see come \
            first: locales and currencies count in the order in which you name them, and a locale's own currency before \
            all others.

            Exit codes: 0; 2 for wrong arguments, including unknown locales and currencies; 3 if something cannot be \
            read or written, an engine is not available, or no string was written by all engines.
            """)

    @Option(help: "The snapshot's folder.")
    var snapshot = "Data/Snapshot"

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "An engine or data: icu, icu-data:FILE, foundation, node or the folder of another snapshot. May be "
                + "repeated.", valueName: "source"),
        transform: ComparedSource.init)
    var against: [ComparedSource] = []

    @Option(
        help: ArgumentHelp(
            "Locales, separated by commas, most read first. Default: "
                + "\(LargestMarkets.locales.joined(separator: ", ")).", valueName: "locales"),
        transform: NameList.init)
    var locales: NameList?

    @Option(
        help: ArgumentHelp(
            "Currency codes, separated by commas, most used first. Default: "
                + "\(LargestMarkets.currencies.joined(separator: ", ")).", valueName: "codes"),
        transform: NameList.init)
    var currencies: NameList?

    @OptionGroup var outputFormat: OutputFormatOptions<TextOrJSON>

    @Option(help: "Write the report to this file instead of standard output.")
    var output: String?

    @Option(help: "The most differences that the text shows; 0 for all.")
    var limit = 20

    @Flag(help: "Leave out unavailable engines, and report which.")
    var allowMissingEngines = false

    func validate() throws {
        if against.isEmpty { throw ValidationError("Name at least one source with --against.") }
        if against.contains(.iso4217) { throw ValidationError("--against iso4217: ISO 4217 formats no amounts.") }
        if against.contains(.paymentServices) {
            throw ValidationError("--against payment-services: payment services format no amounts.")
        }
        if limit < 0 { throw ValidationError("--limit must be 0 or more.") }
    }

    func run() throws {
        try reporting {
            let snapshot = try Snapshot(named: self.snapshot, option: "--snapshot")
            let known = try KnownIdentifiers(snapshot)
            let locales = Self.unique(
                try (self.locales?.names ?? LargestMarkets.locales).map { try known.locale($0, in: "--locales") })
            let currencies = Self.unique(
                try (self.currencies?.names ?? LargestMarkets.currencies).map {
                    try known.currency($0, in: "--currencies")
                })
            let engines = try against.flatMap { try self.engines($0, locales, currencies) }
            let own = try PeerEngine(
                of: snapshot, name: snapshot.sourceText, reading: .ldml, locales: Set(locales))
            let agreement = try EngineAgreement(
                of: [own] + engines, locales: locales, currencies: currencies,
                own: snapshot.supplemental.currency(ofLocale:),
                progress: { Progress.show("locales", $0, of: $1) })
            let text =
                switch outputFormat.value {
                case .json: try AgreementJSONReport(agreement).text()
                case .text:
                    AgreementTextReport(
                        hasColor: output == nil && isatty(STDOUT_FILENO) != 0, limit: limit == 0 ? nil : limit
                    ).text(of: agreement)
                }
            try OutputFile.write(text, to: output)
            if agreement.all.compared == 0 { throw Failure.notRun(["no string is written by all engines"]) }
        }
    }

    /// The names in order, where spellings of the same locale count once.
    private static func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func engines(
        _ source: ComparedSource, _ locales: [String], _ currencies: [String]
    ) throws -> [PeerEngine] {
        switch source {
        case .icu:
            let version = ICUSource.version()
            var engine = try ICUAudit(Snapshot(named: snapshot, option: "--snapshot"), facts: ICUSource().read())
                .engine(locales: Set(locales), write: ICUStrings.write)
            engine.name = "ICU \(version.version)"
            return [engine]
        case .icuData(let file):
            let facts = try NamedSource(icuData: file).read()
            let name = URL(fileURLWithPath: file).lastPathComponent
            return [
                try PeerEngine(
                    of: Snapshot(facts, iso4217: .none), name: "ICU \(facts.source.version) of \(name)", reading: .icu,
                    locales: Set(locales))
            ]
        case .foundation: return FoundationEngines.all(data: nil)
        case .node:
            do {
                let node = try NodeEngine(locales: locales, currencies: currencies, amounts: StringAudit.amounts)
                var engine = node.engine
                engine.name = "Intl of Node \(node.nodeVersion)"
                return [engine]
            } catch NodeEngine.Failure.notInstalled where allowMissingEngines {
                Progress.say("left out: node is not installed")
                return []
            }
        case .folder(let folder):
            let other = try Snapshot(named: folder)
            return [
                try PeerEngine(
                    of: other, name: "\(other.sourceText) in \(folder)", reading: .ldml, locales: Set(locales))
            ]
        case .iso4217, .paymentServices: return []
        }
    }
}
