import ArgumentParser
import CLDRJSONSource
import CommandSupport
import DataAudits
import DataSnapshot
import Foundation
import ICUSource
import ISO4217Source
import LocaleModel

/// Compares upstream data with the snapshot, and reports whether the snapshot is outdated.
struct FreshnessCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "freshness",
        abstract: "Report whether upstream data is newer than the snapshot.",
        discussion: """
            currency-data freshness --cldr-json DIR --iso4217 DIR
            currency-data freshness --icu

            The version of each source is compared with that of the same publication in the snapshot. An ICU is compared \
            with the one that corrects the snapshot, or, if there is none, its CLDR with the snapshot's.

            Exit codes: 0 if the snapshot is up to date; 1 if a source is newer; 2 for wrong arguments; 3 if a source \
            cannot be read.
            """)

    @Option(help: "The snapshot's folder.")
    var snapshot = "Data/Snapshot"

    @Option(name: .customLong("cldr-json"), help: "The folder of an unpacked cldr-json distribution.")
    var cldrJSON: String?

    @Option(help: "The folder with list-one.xml and list-three.xml.")
    var iso4217: String?

    @Flag(help: "Use the ICU library that this program is linked with.")
    var icu = false

    @Option(
        name: .customLong("icu-data"),
        help: ArgumentHelp(
            "A file with the data of an ICU: a package (.dat), a libicudata library, or a program with one inside.",
            valueName: "file"))
    var icuData: String?

    @OptionGroup var outputFormat: OutputFormatOptions<TextOrJSON>

    func validate() throws {
        if cldrJSON == nil, iso4217 == nil, icuData == nil, !icu {
            throw ValidationError("Name a source: --cldr-json DIR, --iso4217 DIR, --icu or --icu-data FILE.")
        }
    }

    private struct Report: Encodable {
        struct Source: Encodable {
            var name: String
            var version: String
            var snapshot: String
            var isBehind: Bool

            init(_ freshness: SourceFreshness) {
                name = freshness.name
                version = freshness.found
                snapshot = freshness.taken
                isBehind = freshness.isBehind
            }
        }

        var sources: [Source]
    }

    func run() throws {
        try reporting {
            let snapshot = try Snapshot(named: self.snapshot, option: "--snapshot", names: false)
            let sources = try self.sources(snapshot)
            try outputFormat.write(Report(sources: sources.map(Report.Source.init))) {
                sources.map(\.description)
            }
            let behind = sources.filter(\.isBehind)
            if !behind.isEmpty {
                throw Failure.findings("the snapshot is behind \(behind.map(\.name).joined(separator: ", "))")
            }
        }
    }

    private func sources(_ snapshot: Snapshot) throws -> [SourceFreshness] {
        var result: [SourceFreshness] = []
        if let cldrJSON {
            let source = try NamedSource(folder: cldrJSON, CLDRJSONSource.init)
            result.append(SourceFreshness(of: snapshot, in: try source.version()))
        }
        if let iso4217 {
            let lists = try NamedSourceError.reading(iso4217) { folder throws(ImportError) in
                try ISO4217Source(directory: folder).read()
            }
            result.append(SourceFreshness(of: snapshot, in: lists))
        }
        if icu { result.append(SourceFreshness(of: snapshot, in: ICUSource.version())) }
        if let icuData {
            result.append(SourceFreshness(of: snapshot, in: try NamedSource(icuData: icuData).version()))
        }
        return result
    }
}
