import ArgumentParser
import Foundation
import LocaleModel
import LocaleResolution
import TestSupport
import Testing

@testable import CommandSupport
@testable import currency_data

/// The files that `import` reads and writes besides the snapshot, and the files that its errors name.
struct ImportCommandTests {
    /// A file with other content at the output path.
    @Test(arguments: ["{}", "[1]", "", #"{"sources": [{"name": 1}]}"#])
    func aForeignFileInThePlaceOfThePinsIsNamed(content: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.file("Sources.json", content)
        let run = CommandRun([
            "import", "--icu", "--iso4217", "/nonexistent", "--output", folder.path + "/snap", "--pins", file,
        ])
        #expect(run.code == 3)
        #expect(
            run.message == "\(file) is not the list of sources that an import writes; "
                + "move it away, or name another file with --pins")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == content)
    }

    @Test func aFolderInTheirPlaceIsNamed() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try FileManager.default.createDirectory(
            atPath: folder.path + "/Sources.json", withIntermediateDirectories: true)
        #expect(throws: ForeignPins.self) { try SourcePins(file: folder.path + "/Sources.json") }
        #expect(try SourcePins(file: folder.path + "/none.json") == SourcePins(sources: []))
    }

    @Test func helpSaysWhatIsBesideTheSnapshot() {
        let help = CurrencyDataTool.helpMessage(for: ImportCommand.self, columns: 200)
        #expect(help.contains("Sources.json") && help.contains("SourceDifferences.tsv"))
    }

    private static let missing: [[String]] = [
        ["import", "--icu", "--iso4217"], ["freshness", "--iso4217"], ["freshness", "--cldr-json"],
        ["explain", "de", "EUR", "--iso4217"], ["explain", "de", "EUR", "--ldml"],
    ]

    @Test(arguments: missing) func aFolderThatIsNotThereIsNamed(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let data = PackageFolder.file("Data").path
        let places =
            arguments[0] == "import" ? ["--output", folder.path + "/snap"] : ["--snapshot", data + "/Snapshot"]
        let run = CommandRun(arguments + ["/nonexistent/lists"] + places)
        #expect(run.code == 3)
        #expect(run.message == "/nonexistent/lists: there is no such folder")
    }

    private static func decision(_ source: String, _ locale: String, _ path: String) -> ValueDecision {
        ValueDecision(source: source, locale: locale, reason: "why", link: "where", values: [path: "new"])
    }

    private static func difference(_ locale: String?, _ field: String) -> SourceDifference {
        SourceDifference(kind: .conflict, locale: locale, field: field, base: "new", correction: "old")
    }

    /// A value corrected in one source differs from the other's. The error asks for the missing entry and does not say
    /// which source is right.
    @Test(arguments: [
        (Optional("es-PY"), "currencies/PYG/symbol", "es-PY", "currencies/PYG/symbol"),
        (nil, "fractions/RSD", "supplemental", "fractions/RSD/digits"),
    ])
    func aCorrectionOfOneSourceAsksForTheOther(
        locale: String?, field: String, owner: String, path: String
    ) throws {
        let differences = [Self.difference("de", "other"), Self.difference(locale, field)]
        let sources = ["cldr-json", "icu"]
        func half(_ decisions: [ValueDecision]) -> HalfCorrection? {
            HalfCorrection(among: differences, decisions, of: "own/values.json", sources)
        }
        #expect(
            half([Self.decision("cldr-json", owner, path)])?.description
                == "own/values.json: locale \(owner): \(path) is corrected in cldr-json only; "
                + "where icu is wrong too, add an entry whose source is \"icu\"")
        #expect(half([Self.decision("icu", owner, path)])?.other == "cldr-json")
        #expect(half(sources.map { Self.decision($0, owner, path) }) == nil)
        #expect(half([Self.decision("icu", "fr", path)]) == nil)
    }

    /// One message, not one for each of the thousands of values that CLDR changed since.
    @Test func whatCorrectsIsAtLeastAsNew() throws {
        let base = SourceVersion(name: "cldr-json", version: "48.0.0", cldrVersion: "48")
        let old = SourceVersion(name: "icu", version: "72.1", cldrVersion: "42")
        #expect(
            OlderCorrection(of: base, by: old)?.description
                == "icu 72.1 has CLDR 42, and cldr-json 48.0.0 has CLDR 48: what corrects a source must be at least as new"
        )
        for version in ["48", "48.2", "49"] {
            let correction = SourceVersion(name: "icu", version: "78.3", cldrVersion: version)
            #expect(OlderCorrection(of: base, by: correction) == nil)
        }
        #expect(OlderCorrection(of: base, by: SourceVersion(name: "icu", version: "72.1")) == nil)
    }

    /// A newline in a name does not split a line of the list.
    @Test func aListOfDifferencesHasItsLines() {
        let undecided = DecisionError.undecided(file: "sources.json", differences: [Self.difference("de", "x")])
        #expect(
            Failure.badInput(undecided).said
                == "sources.json: 1 differences of the sources need an entry:\n  de x: \"new\" -> \"old\"")
        #expect(
            Failure.badInput(OutputError(file: "a\nb", reason: "full")).said == "a⟨U+000A⟩b cannot be written: full")
    }

    /// Regression: run from another folder, the tool named only the file, `values.json`.
    @Test(.enabled(if: Publication.iso4217.isHere, "\(Publication.iso4217.hint)"))
    func decisionsThatAreNotThereAreNamedWithTheirOption() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let data = PackageFolder.file("Data").path
        for arguments in [
            ["import", "--icu", "--iso4217", try Publication.iso4217.folder(), "--output", folder.path + "/snap"],
            ["emit", "--snapshot", data + "/Snapshot", "--cases", data + "/Cases", "--output", folder.path],
            ["explain", "de", "EUR", "--snapshot", data + "/Snapshot"],
        ] {
            let missing = CommandRun(arguments + ["--decisions", "/nonexistent/Decisions"])
            #expect(missing.code == 3)
            #expect(
                missing.message
                    == "/nonexistent/Decisions: there is no such folder; --decisions names Data/Decisions of a checkout"
            )
            let empty = CommandRun(arguments + ["--decisions", folder.path])
            #expect(empty.code == 3)
            #expect(empty.message.hasPrefix(folder.path + "/"), "\(empty.message)")
            #expect(empty.message.hasSuffix(".json: the file cannot be read"), "\(empty.message)")
        }
    }

    @Test func aSnapshotThatIsNotThereIsNamedWithItsOption() {
        let run = CommandRun(["image", "--snapshot", "/nonexistent/Snapshot", "--output", "/nonexistent/image"])
        #expect(
            run.message == "/nonexistent/Snapshot: there is no such folder; with --snapshot, name Data/Snapshot of a "
                + "checkout, or what import wrote")
    }

    /// Regression: an import into a folder of one's own wrote two files beside it.
    @Test(.enabled(if: Publication.iso4217.isHere, "\(Publication.iso4217.hint)"))
    func onlyWhatIsNamedIsWritten() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let arguments = [
            "import", "--icu", "--iso4217", try Publication.iso4217.folder(), "--decisions",
            PackageFolder.file("Data/Decisions").path, "--output", folder.path + "/own/snap",
        ]
        #expect(CommandRun(arguments).code == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/own") == ["snap"])
        #expect(CommandRun(arguments + ["--pins", folder.path + "/pins.json"]).code == 0)
        #expect(try SourcePins(file: folder.path + "/pins.json").sources.map(\.name) == ["icu", "iso4217"])
    }

    @Test func aFileThatIsNotThereIsNamedWithItsFolder() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let run = CommandRun(["import", "--icu", "--iso4217", folder.path, "--output", folder.path + "/snap"])
        #expect(run.message == "\(folder.path): list-one.xml: the file is missing")
    }
}
