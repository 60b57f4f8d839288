import ArgumentParser
import CLDRJSONSource
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
            One source of locales and the lists of ISO 4217 are needed. The snapshot is written whole or not at all: \
            when an import fails, the old one is as it was.
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

    @Option(help: "The folder with list-one.xml and list-three.xml.")
    var iso4217: String

    @Option(help: "The folder of recorded decisions.")
    var decisions = "Data/Decisions"

    @Option(help: "The snapshot's folder.")
    var output = "Data/Snapshot"

    func validate() throws {
        guard [cldrJSON != nil, ldml != nil, icu].filter({ $0 }).count == 1 else {
            throw ValidationError("Name one source of locales: --cldr-json DIR, --ldml DIR or --icu.")
        }
    }

    func run() throws {
        try reporting {
            let iso = try ISO4217Source(directory: iso4217).read()
            let file = "values.json"
            let values = try ValueDecision.read(from: decisions + "/" + file)
            var facts = try upstream()
            try ValueDecision.apply(values, from: file, to: &facts)
            let own = ownValues(of: facts)
            let snapshot = Snapshot(
                locales: facts.source, localeFacts: own, supplemental: facts.supplemental, iso4217: iso)
            let pins = try self.pins(facts.source, SourceVersion(name: "iso4217", version: iso.currentPublished))
            let pinsFile = URL(fileURLWithPath: output).deletingLastPathComponent()
                .appendingPathComponent("Sources.json").path
            try SourcePins.check(pins, against: pinsFile)
            let old = FileManager.default.fileExists(atPath: output) ? try Snapshot(directory: output) : nil
            try snapshot.write(to: output)
            try SourcePins.write(pins, to: pinsFile)
            print("\(facts.source.name) \(facts.source.version), ISO 4217 of \(iso.currentPublished):", terminator: " ")
            print("\(own.count) locales, \(own.reduce(0) { $0 + $1.values.count }) own values -> \(output)")
            if let old { report(SnapshotChanges(from: old, to: snapshot)) }
        }
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

    private func pins(_ locales: SourceVersion, _ iso: SourceVersion) throws -> [SourcePins.Pin] {
        let lists = try SourcePins.Pin(iso, directory: iso4217, files: ["list-one.xml", "list-three.xml"])
        if let cldrJSON {
            let files = try CLDRJSONSource(directory: cldrJSON).files()
            return [try SourcePins.Pin(locales, directory: cldrJSON, files: files), lists]
        }
        if let ldml {
            let files = try LDMLSource(directory: ldml, threshold: draft).files()
            return [try SourcePins.Pin(locales, directory: ldml, files: files), lists]
        }
        return [SourcePins.Pin(locales), lists]
    }

    /// The first changes, and how many there are in all; `git diff` shows the rest.
    private func report(_ changes: SnapshotChanges) {
        if changes.isEmpty {
            print("nothing changed")
            return
        }
        if !changes.addedLocales.isEmpty { print("new locales: \(changes.addedLocales.joined(separator: " "))") }
        if !changes.removedLocales.isEmpty {
            print("locales gone: \(changes.removedLocales.joined(separator: " "))")
        }
        if changes.supplementalDiffers { print("supplemental data or ISO 4217 changed") }
        print("\(changes.changes.count) values changed")
        for change in changes.changes.prefix(20) { print("  \(change)") }
        if changes.changes.count > 20 { print("  ...") }
    }

    private func upstream() throws -> UpstreamFacts {
        if let cldrJSON {
            return try CLDRJSONSource(directory: cldrJSON).read()
        }
        if let ldml {
            return try LDMLSource(directory: ldml, threshold: draft).read()
        }
        return try ICUSource().read()
    }
}

extension DraftStatus: ExpressibleByArgument {}
extension ResolvedValues.Systems: ExpressibleByArgument {}
