import ArgumentParser
import DataExplanations
import Foundation
import ICUSource
import LocaleModel

/// The publications to query in addition to the snapshot.
struct ExplanationSources: ParsableArguments {
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Folders of cldr-json, CLDR's XML or ISO 4217's lists; each is recognized by its files.",
            valueName: "folder"))
    var sources: [String] = []

    @Option(name: .customLong("cldr-json"), help: "The folder of an unpacked cldr-json distribution.")
    var cldrJSON: [String] = []

    @Option(help: "The folder of an unpacked CLDR release in XML; it contains the folder common.")
    var ldml: [String] = []

    @Option(help: "The folder with list-one.xml and list-three.xml.")
    var iso4217: [String] = []

    @Flag(help: "Use the ICU library that this program is linked with.")
    var icu = false

    func read() throws -> [any ExplanationSource] {
        var result: [any ExplanationSource] = []
        for folder in sources { result.append(try Self.source(folder)) }
        for (named, publication) in [(cldrJSON, "cldr-json"), (ldml, "ldml"), (iso4217, "iso4217")] {
            for found in Publications.folders where found.publication.name == publication {
                for folder in named { result.append(try NamedSourceError.reading(folder, found.explanation)) }
            }
        }
        if icu { result.append(try UpstreamExplanation(ICUSource())) }
        return result
    }

    /// The publication whose landmark is in a folder.
    private static func source(_ folder: String) throws -> any ExplanationSource {
        let found = Publications.folders.first {
            FileManager.default.fileExists(atPath: folder + "/" + $0.landmark)
        }
        guard let found else {
            let known = Publications.folders.map { "\($0.publication.title) (\($0.landmark))" }
            throw NamedSourceError(path: folder, reason: "neither " + known.joined(separator: ", nor "))
        }
        return try NamedSourceError.reading(folder, found.explanation)
    }
}
