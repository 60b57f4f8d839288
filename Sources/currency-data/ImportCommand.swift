import ArgumentParser
import CLDRJSONSource
import DataSnapshot
import Foundation
import ICUSource
import ISO4217Source
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

    @Flag(help: "Read the ICU library that this program is linked with.")
    var icu = false

    @Option(help: "The folder with list-one.xml and list-three.xml.")
    var iso4217: String

    @Option(help: "The folder of recorded decisions.")
    var decisions = "Data/Decisions"

    @Option(help: "The snapshot's folder.")
    var output = "Data/Snapshot"

    func validate() throws {
        guard (cldrJSON != nil) != icu else {
            throw ValidationError("Name one source of locales: --cldr-json DIR or --icu.")
        }
    }

    func run() throws {
        try reporting {
            let iso = try ISO4217Source(directory: iso4217).read()
            let file = "values.json"
            let values = try ValueDecision.read(from: decisions + "/" + file)
            var facts = try upstream()
            try ValueDecision.apply(values, from: file, to: &facts)
            // cldr-json shows what each locale inherits; the other sources do not.
            let identifiers = facts.supplemental.identifiers
            let own =
                cldrJSON != nil
                ? OwnValues.of(facts.locales, identifiers: identifiers)
                : OwnValues.withoutRepeats(facts.locales, identifiers: identifiers)
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

    private func pins(_ locales: SourceVersion, _ iso: SourceVersion) throws -> [SourcePins.Pin] {
        let lists = try SourcePins.Pin(iso, directory: iso4217, files: ["list-one.xml", "list-three.xml"])
        guard let cldrJSON else { return [SourcePins.Pin(locales), lists] }
        let source = CLDRJSONSource(directory: cldrJSON)
        return [try SourcePins.Pin(locales, directory: cldrJSON, files: source.files()), lists]
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
        return try ICUSource().read()
    }
}
