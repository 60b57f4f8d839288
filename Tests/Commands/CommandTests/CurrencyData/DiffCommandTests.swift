import DataSnapshot
import Foundation
import LocaleModel
import SnapshotSupport
import TestSupport
import Testing

@testable import currency_data

/// The command `diff`. As a gate, it fails if an option names something unknown.
@Suite struct DiffCommandTests {
    /// Two snapshot folders that differ in de-CH's grouping separator and in HUF's fraction digits.
    static func pair(in folder: TemporaryFolder) throws -> (old: String, new: String) {
        let copy = try OwnSnapshot.copy()
        defer { try? FileManager.default.removeItem(at: copy) }
        var snapshot = try Snapshot(directory: copy.path)
        try snapshot.write(to: folder.path + "/old")
        for index in snapshot.localeFacts.indices where snapshot.localeFacts[index].identifier == "de-CH" {
            snapshot.localeFacts[index][.symbol(system: "latn", .group)] = "_"
        }
        snapshot.supplemental.fractions["HUF"] = Fractions(digits: 3, rounding: 0)
        try snapshot.write(to: folder.path + "/new")
        return (folder.path + "/old", folder.path + "/new")
    }

    struct Row: Sendable {
        var arguments: [String] = []
        var config: String?
        var code: Int32
        var message = ""
    }

    static let rows: [Row] = [
        Row(code: 1), Row(arguments: ["--locales", "de-CH", "--fail-on", "group-mark"], code: 1),
        Row(arguments: ["--locales", "de_CH", "--fail-on", "group-mark"], code: 1),
        Row(arguments: ["--locales", "DE-ch", "--fail-on", "group-mark"], code: 1),
        Row(arguments: ["--locales", "en", "--fail-on", "group-mark"], code: 0),
        Row(arguments: ["--currencies", "huf", "--fail-on", "digits"], code: 1),
        Row(arguments: ["--currencies", "eur", "--fail-on", "digits"], code: 0),
        Row(arguments: ["--locales", "de-XX"], code: 2, message: "--locales: \"de-XX\" is not a locale of the data"),
        Row(arguments: ["--locales", "de-CH,xx"], code: 2, message: "\"xx\""),
        Row(arguments: ["--locales", ""], code: 2, message: "at least one name"),
        Row(arguments: ["--currencies", "HUF,FUH"], code: 2, message: "FUH"),
        Row(arguments: ["--fail-on", ""], code: 2, message: "at least one name"),
        Row(arguments: ["--fail-on", "digits,"], code: 2, message: "empty"),
        Row(arguments: ["--fail-on", "digit"], code: 2, message: "no class \"digit\""),
        Row(arguments: ["--fail-on", "unexplained"], code: 2, message: "no class \"unexplained\""),
        Row(config: #"{"locales": ["DE_ch"], "failOn": ["group-mark"]}"#, code: 1),
        Row(config: #"{"currencies": ["huf"], "failOn": ["digits"]}"#, code: 1),
        Row(config: #"{"locales": ["en"], "failOn": ["group-mark"]}"#, code: 0),
        Row(arguments: ["--locales", "de-CH"], config: #"{"locales": ["en"], "failOn": ["group-mark"]}"#, code: 1),
        Row(config: #"{"lokales": ["de-CH"]}"#, code: 2, message: "no key \"lokales\""),
        Row(config: #"{"locales": ["xx"]}"#, code: 2, message: "config.json: locales: \"xx\""),
        Row(config: #"{"currencies": []}"#, code: 2, message: "currencies is empty"),
        Row(config: #"{"failOn": ["digit"]}"#, code: 2, message: "no class \"digit\""),
        Row(config: #"{"failOn": "digits"}"#, code: 3, message: "a list of strings"),
        Row(config: "{", code: 3, message: "config.json"),
        Row(arguments: ["--config", "/nonexistent.json"], code: 3, message: "/nonexistent.json"),
        Row(arguments: ["--json", "--format", "html"], code: 2, message: "--json means --format json"),
    ]

    @Test func equalSnapshotsAreSaidToBe() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (old, _) = try Self.pair(in: folder)
        for options in [[], ["--render", "--locales", "de"]] {
            let report = folder.path + "/report.txt"
            let run = CommandRun(["diff", old, old, "--output", report] + options)
            #expect(run.code == 0)
            #expect(try String(contentsOfFile: report, encoding: .utf8) == "nothing differs\n")
        }
    }

    @Test(arguments: rows) func namesAreOfSomething(_ row: Row) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (old, new) = try Self.pair(in: folder)
        var arguments = ["diff", old, new, "--output", folder.path + "/report"] + row.arguments
        if let config = row.config { arguments += ["--config", try folder.file("config.json", config)] }
        let run = CommandRun(arguments)
        #expect(run.code == row.code, "\(row): \(run.message)")
        #expect(row.message.isEmpty || run.message.contains(row.message), "\(run.message)")
    }

    @Test func jsonIsAskedForInOneWay() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (old, new) = try Self.pair(in: folder)
        let texts = try [["--json"], ["--format", "json"], ["--json", "--format", "json"]].map { form in
            let output = folder.path + "/report"
            #expect(CommandRun(["diff", old, new, "--output", output] + form).code == 1)
            return try String(contentsOfFile: output, encoding: .utf8)
        }
        #expect(texts[0].hasPrefix("{") && Set(texts).count == 1)
    }

    @Test func theFolderThatIsNotThereIsNamed() throws {
        let copy = try OwnSnapshot.copy()
        defer { try? FileManager.default.removeItem(at: copy) }
        let own = copy.path
        let file = PackageFolder.file("README.md").path
        for (arguments, name) in [
            (["diff", own, "/nonexistent"], "/nonexistent"), (["diff", "/nonexistent", own], "/nonexistent"),
            (["diff", own, file], file), (["diff", own, "/"], "/: snapshot: "),
            (["audit", "--snapshot", "/nonexistent"], "/nonexistent"),
            (["explain", "de", "EUR", "--snapshot", "/nonexistent"], "/nonexistent"),
        ] {
            let run = CommandRun(arguments)
            #expect(run.code == 3 && run.message.hasPrefix(name), "\(run.message)")
        }
    }
}
