import Foundation
import LocaleModel

/// Reads how well languages can substitute for each other, and which scripts are written from right to left.
///
///     languageMatching.json       languageMatching/written-new/{paradigmLocales, matchVariables, languageMatch}
///     territoryContainment.json   <region>: _contains; `001-status-deprecated` adds to `001`
///     scriptMetadata.json         scriptMetadata/<script>: rtl
///
/// A distribution may have been reduced and lack these files; its facts then have no such data.
///
/// See <https://www.unicode.org/reports/tr35/#LanguageMatching>.
struct LanguageMatchingReader {
    let directory: String

    /// The files for this reader that the distribution has.
    var files: [String] {
        (hasMatching ? [Self.matching, Self.containment] : []) + (hasScripts ? [Self.scripts] : [])
    }

    private static let matching = "cldr-core/supplemental/languageMatching.json"
    private static let containment = "cldr-core/supplemental/territoryContainment.json"
    private static let scripts = "cldr-core/scriptMetadata.json"

    private var hasMatching: Bool { FileManager.default.fileExists(atPath: "\(directory)/\(Self.matching)") }
    private var hasScripts: Bool { FileManager.default.fileExists(atPath: "\(directory)/\(Self.scripts)") }

    func read() throws(ImportError) -> LanguageMatchingFacts? {
        guard hasMatching else { return nil }
        var facts = LanguageMatchingFacts()
        let matching = try JSONObject(directory: directory, file: Self.matching)
            .object("supplemental", "languageMatching", "written-new")
        facts.paradigmLocales = try matching.object("paradigmLocales").strings("_locales")
        let variables = try matching.object("matchVariables")
        for key in variables.sortedKeys {
            facts.matchVariables[key] = try variables.object(key).string("_value")
        }
        facts.languageMatches = try matching.objects("languageMatch").map(languageMatch)
        facts.territoryContainment = try territoryContainment()
        return facts
    }

    private func languageMatch(_ object: JSONObject) throws(ImportError) -> LanguageMatch {
        for key in object.sortedKeys where !["_desired", "_supported", "_distance", "_oneway"].contains(key) {
            throw object.unknown(key)
        }
        return LanguageMatch(
            desired: try object.string("_desired"), supported: try object.string("_supported"),
            distance: try object.number("_distance", in: 0...100),
            oneway: object.has("_oneway") ? try object.flag("_oneway") : false)
    }

    private func territoryContainment() throws(ImportError) -> [String: [String]] {
        let regions = try JSONObject(directory: directory, file: Self.containment)
            .object("supplemental", "territoryContainment")
        var result: [String: [String]] = [:]
        for key in regions.sortedKeys {
            let region = String(key.prefix { $0 != "-" })
            result[region, default: []] += try regions.object(key).strings("_contains")
        }
        return result.mapValues { Set($0).sorted() }
    }

    /// The scripts that are written from right to left, sorted.
    func rightToLeftScripts() throws(ImportError) -> [String]? {
        guard hasScripts else { return nil }
        let scripts = try JSONObject(directory: directory, file: Self.scripts).object("scriptMetadata")
        var result: [String] = []
        for key in scripts.sortedKeys {
            let script = try scripts.object(key)
            switch try script.string("rtl") {
            case "YES": result.append(key)
            case "NO", "UNKNOWN": continue
            case let value: throw script.malformed("rtl", value, expected: "YES, NO or UNKNOWN")
            }
        }
        return result
    }
}
