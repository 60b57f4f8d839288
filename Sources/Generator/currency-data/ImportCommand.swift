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

/// Writes a snapshot of upstream data.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read upstream data and write the snapshot.",
        discussion: """
            One source of locales and the lists of ISO 4217 are needed. With --cldr-json, an ICU may stand beside it: \
            it corrects the base and has what that leaves out, as the recorded decisions say, and every difference is \
            listed. The snapshot is written whole or not at all: \
            when an import fails, the old one is as it was. Where the old snapshot was corrected by an ICU and the import \
            names none, a warning says which values go. A publication that is newer than this program knows is read \
            with warnings of what is new in it, and refused where its meaning is in doubt.
            """)

    @Option(name: .customLong("cldr-json"), help: "The folder of an unpacked cldr-json distribution.")
    var cldrJSON: String?

    @Option(help: "The folder of an unpacked CLDR release, CLDR's own XML; it holds the folder common.")
    var ldml: String?

    @Option(help: "With --ldml, the least standing of a value: unconfirmed, provisional, contributed or approved.")
    var draft: DraftStatus = .contributed

    @Option(
        help: "With --ldml, the numbering systems that are kept: those the locale names, as cldr-json does, or all.")
    var systems: ResolvedValues.Systems = .named

    @Flag(help: "Read the ICU library that this program is linked with.")
    var icu = false

    @Option(
        name: .customLong("icu-data"),
        help: ArgumentHelp(
            "A file with the data of any ICU: a package (.dat), a library libicudata, or a program that carries one.",
            valueName: "file"))
    var icuData: String?

    @Option(help: "The folder with list-one.xml and list-three.xml.")
    var iso4217: String

    @OptionGroup var decisions: DecisionsFolder

    @OptionGroup var outputs: ImportOutputs

    @OptionGroup(title: "Output") var outputFormat: OutputFormatOptions<TextOrJSON>

    func validate() throws {
        let engines = [icu, icuData != nil].filter { $0 }.count
        let folders = [cldrJSON != nil, ldml != nil].filter { $0 }.count
        guard engines + folders == 1 || (engines == 1 && folders == 1 && cldrJSON != nil) else {
            throw ValidationError(
                "Name one source of locales, --cldr-json DIR, --ldml DIR, --icu or --icu-data FILE, "
                    + "or --cldr-json with an ICU that corrects it.")
        }
    }

    func run() throws {
        try reporting {
            let output = outputs.output
            let pinned = try outputs.pins.map { try SourcePins(file: $0) }
            let lists = ISO4217Source(directory: iso4217)
            var iso = try NamedSourceError.reading(iso4217) { _ throws(ImportError) in try lists.read() }
            let file = decisions.file("values.json")
            let values = try decisions.read([ValueDecision].self, from: "values.json")
            let (base, correction) = try sources()
            if let correction, let older = OlderCorrection(of: try base.version(), by: try correction.version()) {
                throw older
            }
            var facts = try base.read()
            let lapses =
                try ValueDecision.apply(values, from: file, to: &facts)
                + ValueDecision.apply(values, from: file, to: &iso)
            let corrected = try correction.map { try self.corrected(facts, by: $0, values) }
            var warnings = facts.notices.map(\.description) + lapses.map(\.description) + (corrected?.warnings ?? [])
            let snapshot = Snapshot(
                locales: facts.source, corrections: corrected?.corrections,
                localeFacts: corrected?.facts.locales
                    ?? OwnValues.of(facts, type(of: base.source).inherited, systems: systems),
                supplemental: corrected?.facts.supplemental ?? facts.supplemental, iso4217: iso)
            let publications: [any UpstreamSource] = [base.source] + [correction?.source].compactMap { $0 } + [lists]
            let pins = try publications.map { try SourcePins.Pin($0) }
            if let pinned, let file = outputs.pins { try pinned.check(pins, in: file) }
            let old = FileManager.default.fileExists(atPath: output) ? try Snapshot(named: output) : nil
            warnings += [old.flatMap { LostCorrections(of: $0, in: snapshot) }].compactMap { $0?.description }
            try snapshot.write(to: output)
            if let file = outputs.pins { try SourcePins.write(pins, to: file) }
            var lines: [String] = []
            if let corrected {
                let report = SourceDifferenceReport(
                    base: facts.source, correction: corrected.corrections.source, corrected.facts.differences)
                if let file = outputs.differences { try OutputFile.write(report.text, to: file) }
                lines.append(report.summary)
            }
            let changes = old.map { SnapshotChanges(from: $0, to: snapshot) }
            let summary = ImportSummary(
                snapshot, warnings: warnings, differences: corrected?.facts.differences, changes: changes,
                output: output)
            for warning in warnings { Progress.say("warning: \(warning)") }
            lines.append(
                "\(summary.source), ISO 4217 of \(summary.iso4217): "
                    + "\(summary.locales) locales, \(summary.values) own values -> \(output)")
            lines += changes.map(ImportSummary.lines) ?? []
            try outputFormat.write(summary) { lines }
        }
    }

    /// The source of locales, and the one that corrects it, if there are two.
    private func sources() throws -> (base: NamedSource, correction: NamedSource?) {
        var named: [NamedSource] = []
        if let cldrJSON { named.append(try NamedSource(folder: cldrJSON, CLDRJSONSource.init)) }
        if let ldml { named.append(try NamedSource(folder: ldml) { LDMLSource(directory: $0, threshold: draft) }) }
        if let icuData { named.append(try NamedSource(icuData: icuData)) }
        if icu { named.append(NamedSource(ICUSource())) }
        return (named[0], named.dropFirst().first)
    }

    /// The base with the corrections of another source.
    private func corrected(
        _ base: UpstreamFacts, by correction: NamedSource, _ values: [ValueDecision]
    ) throws -> (facts: CorrectedFacts, corrections: SnapshotCorrections, warnings: [String]) {
        var engine = try correction.read()
        let valuesFile = decisions.file("values.json")
        let lapses = try ValueDecision.apply(values, from: valuesFile, to: &engine)
        let name = "sources.json"
        let entries = try decisions.read([SourceDecision].self, from: name)
        let facts: CorrectedFacts
        do throws(DecisionError) {
            facts = try CorrectedFacts(
                base: base, correction: engine, decisions: entries, file: decisions.file(name))
        } catch {
            if case .undecided(_, let differences) = error,
                let half = HalfCorrection(
                    among: differences, values, of: valuesFile, [base.source.name, engine.source.name])
            {
                throw half
            }
            throw error
        }
        var fields: [String: [String]] = [:]
        for difference in facts.differences where difference.isTaken {
            fields[difference.locale ?? SnapshotCorrections.supplemental, default: []].append(difference.field)
        }
        return (
            facts, SnapshotCorrections(source: engine.source, fields: fields.mapValues { $0.sorted() }),
            engine.notices.map(\.description) + (lapses + facts.lapses).map(\.description)
        )
    }
}

extension DraftStatus: ExpressibleByArgument {}
extension ResolvedValues.Systems: ExpressibleByArgument {}
