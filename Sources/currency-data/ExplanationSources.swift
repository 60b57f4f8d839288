import ArgumentParser
import DataExplanations
import Foundation
import LocaleModel

/// The publications that are asked beside the snapshot.
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
        for folder in cldrJSON { result.append(try NamedSourceError.reading(folder, CLDRJSONExplanation.init)) }
        for folder in ldml { result.append(try NamedSourceError.reading(folder, LDMLExplanation.init)) }
        for folder in iso4217 { result.append(try NamedSourceError.reading(folder, ISO4217Explanation.init)) }
        if icu { result.append(try ICUExplanation()) }
        return result
    }

    private static func source(_ folder: String) throws -> any ExplanationSource {
        func has(_ file: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/" + file) }
        if has("cldr-core") { return try NamedSourceError.reading(folder, CLDRJSONExplanation.init) }
        if has("common/main") { return try NamedSourceError.reading(folder, LDMLExplanation.init) }
        if has("list-one.xml") { return try NamedSourceError.reading(folder, ISO4217Explanation.init) }
        throw NamedSourceError(
            path: folder,
            reason: "neither cldr-json (cldr-core), nor CLDR's XML (common/main), nor ISO 4217 (list-one.xml)")
    }
}
