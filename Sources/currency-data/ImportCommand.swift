import ArgumentParser
import CLDRJSONSource
import CommandSupport
import DataSnapshot
import Foundation
import ICUSource
import ISO4217Source
import LDMLSource
import LocaleModel
import LocaleResolution

/// Upstream data in, snapshot out.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read upstream data and write the snapshot.",
        discussion: """
            Name one source of locales, and the ISO 4217 lists. With --cldr-json you may add an ICU: it corrects \
            cldr-json and adds what cldr-json lacks, as the recorded decisions say, and every difference is listed \
            beside the snapshot. If an import fails, the old snapshot stays unchanged.
            """)

    @Option(name: .customLong("cldr-json"), help: "The folder of an unpacked cldr-json distribution.")
    var cldrJSON: String?

    @Option(help: "The folder of an unpacked CLDR release in XML; it contains the folder common.")
    var ldml: String?

    @Option(help: "With --ldml, the lowest draft status: unconfirmed, provisional, contributed or approved.")
    var draft: DraftStatus = .contributed

    @Option(
        help: "With --ldml, which numbering systems to keep: those that the locale names, as in cldr-json, or all.")
    var systems: ResolvedValues.Systems = .named

    @Flag(help: "Use the ICU library that this program is linked with.")
    var icu = false

    @Option(
        name: .customLong("icu-data"),
        help: ArgumentHelp(
            "A file with the data of an ICU: a package (.dat), a libicudata library, or a program with one inside.",
            valueName: "file"))
    var icuData: String?

    @Option(help: "The folder with list-one.xml and list-three.xml.")
    var iso4217: String

    @Option(help: "The folder of recorded decisions.")
    var decisions = "Data/Decisions"

    @Option(
        help: ArgumentHelp(
            "The snapshot's folder.",
            discussion: """
                Beside it, an import reads and writes Sources.json, which pins the upstream files, and from two sources \
                writes SourceDifferences.tsv.
                """))
    var output = "Data/Snapshot"

    @OptionGroup(title: "Output") var outputFormat: OutputFormatOptions<TextOrJSON>

    func validate() throws {
        let engines = [icu, icuData != nil].filter { $0 }.count
        let folders = [cldrJSON != nil, ldml != nil].filter { $0 }.count
        guard engines + folders == 1 || (engines == 1 && folders == 1 && cldrJSON != nil) else {
            throw ValidationError(
                "Name one source of locales: --cldr-json DIR, --ldml DIR, --icu or --icu-data FILE; "
                    + "or --cldr-json with an ICU that corrects it.")
        }
    }

    func run() throws {
        try reporting {
            let pinsFile = URL(fileURLWithPath: output).deletingLastPathComponent()
                .appendingPathComponent("Sources.json").path
            let pinned = try SourcePins(file: pinsFile)
            var iso = try NamedSourceError.reading(iso4217) { folder throws(ImportError) in
                try ISO4217Source(directory: folder).read()
            }
            let file = "values.json"
            let values = try ValueDecision.read(from: decisions + "/" + file)
            var facts = try upstream()
            try ValueDecision.apply(values, from: file, to: &facts)
            try ValueDecision.apply(values, from: file, to: &iso)
            let corrected = try corrected(facts, values)
            let snapshot = Snapshot(
                locales: facts.source, corrections: corrected?.corrections,
                localeFacts: corrected?.facts.locales ?? ownValues(of: facts),
                supplemental: corrected?.facts.supplemental ?? facts.supplemental, iso4217: iso)
            let pins = try self.pins(
                [facts.source, corrected?.corrections.source].compactMap { $0 },
                SourceVersion(name: "iso4217", version: iso.currentPublished))
            try pinned.check(pins)
            let old = FileManager.default.fileExists(atPath: output) ? try Snapshot(named: output) : nil
            try snapshot.write(to: output)
            try SourcePins.write(pins, to: pinsFile)
            var lines: [String] = []
            if let corrected {
                let report = SourceDifferenceReport(
                    base: facts.source, correction: corrected.corrections.source, corrected.facts.differences)
                let file = pinsFile.dropLast("Sources.json".count) + "SourceDifferences.tsv"
                try Data(report.text.utf8).write(to: URL(fileURLWithPath: String(file)), options: .atomic)
                lines.append(report.summary)
            }
            let changes = old.map { SnapshotChanges(from: $0, to: snapshot) }
            let summary = ImportSummary(
                snapshot, differences: corrected?.facts.differences, changes: changes, output: output)
            lines.append(
                "\(summary.source), ISO 4217 of \(summary.iso4217): "
                    + "\(summary.locales) locales, \(summary.values) own values -> \(output)")
            lines += changes.map(ImportSummary.lines) ?? []
            try outputFormat.write(summary) { lines }
        }
    }

    /// The base with the corrections of an ICU; nil where one source is all there is.
    private func corrected(
        _ base: UpstreamFacts, _ values: [ValueDecision]
    ) throws -> (facts: CorrectedFacts, corrections: SnapshotCorrections)? {
        guard cldrJSON != nil, icu || icuData != nil else { return nil }
        var engine = try engineFacts()
        try ValueDecision.apply(values, from: "values.json", to: &engine)
        let file = "sources.json"
        let facts: CorrectedFacts
        do throws(DecisionError) {
            facts = try CorrectedFacts(
                base: base, correction: engine, decisions: try SourceDecision.read(from: decisions + "/" + file),
                file: file)
        } catch {
            if case .undecided(_, let differences) = error,
                let half = HalfCorrection(among: differences, values, [base.source.name, engine.source.name])
            {
                throw half
            }
            throw error
        }
        var fields: [String: [String]] = [:]
        for difference in facts.differences where difference.isTaken {
            fields[difference.locale ?? SnapshotCorrections.supplemental, default: []].append(difference.field)
        }
        return (facts, SnapshotCorrections(source: engine.source, fields: fields.mapValues { $0.sorted() }))
    }

    private func engineFacts() throws -> UpstreamFacts {
        guard let icuData else { return try ICUSource().read() }
        return try UpstreamFacts(icuData: icuData)
    }

    private func ownValues(of facts: UpstreamFacts) -> [LocaleFacts] {
        let identifiers = facts.supplemental.identifiers
        // cldr-json shows what each locale inherits, the other sources do not. LDML's files are brought into the same
        // form first, so that the same CLDR gives the same snapshot whichever way it came.
        if ldml != nil {
            let resolved = ResolvedValues.of(facts.locales, identifiers: identifiers, systems: systems)
            return OwnValues.of(resolved, identifiers: identifiers)
        }
        return cldrJSON != nil
            ? OwnValues.of(facts.locales, identifiers: identifiers)
            : OwnValues.withoutRepeats(facts.locales, identifiers: identifiers)
    }

    private func pins(_ locales: [SourceVersion], _ iso: SourceVersion) throws -> [SourcePins.Pin] {
        let lists = try SourcePins.Pin(iso, directory: iso4217, files: ["list-one.xml", "list-three.xml"])
        return try locales.map(pin) + [lists]
    }

    private func pin(_ source: SourceVersion) throws -> SourcePins.Pin {
        if source.name == "cldr-json", let cldrJSON {
            return try SourcePins.Pin(source, directory: cldrJSON, files: CLDRJSONSource(directory: cldrJSON).files())
        }
        if source.name == "ldml", let ldml {
            let files = try LDMLSource(directory: ldml, threshold: draft).files()
            return try SourcePins.Pin(source, directory: ldml, files: files)
        }
        if let icuData {
            return try SourcePins.Pin(source, package: ICUPackage(file: icuData))
        }
        return SourcePins.Pin(source)
    }

    private func upstream() throws -> UpstreamFacts {
        if let cldrJSON {
            return try NamedSourceError.reading(cldrJSON) { folder throws(ImportError) in
                try CLDRJSONSource(directory: folder).read()
            }
        }
        if let ldml {
            return try NamedSourceError.reading(ldml) { folder throws(ImportError) in
                try LDMLSource(directory: folder, threshold: draft).read()
            }
        }
        return try engineFacts()
    }
}

extension DraftStatus: ExpressibleByArgument {}
extension ResolvedValues.Systems: ExpressibleByArgument {}
