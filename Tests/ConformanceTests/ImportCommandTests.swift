import Foundation
import Testing

@testable import currency_data

/// What `import` reads and writes beside the snapshot, and the names of its errors.
struct ImportCommandTests {
    /// A file of something else, which stood there before.
    @Test(arguments: ["{}", "[1]", "", #"{"sources": [{"name": 1}]}"#])
    func aForeignFileInThePlaceOfThePinsIsNamed(content: String) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = try folder.file("Sources.json", content)
        let run = CommandRun(["import", "--icu", "--iso4217", "/nonexistent", "--output", folder.path + "/snap"])
        #expect(run.code == 3)
        #expect(
            run.message == "\(file) is not the list of sources that an import writes beside its snapshot; "
                + "move it away, or name another folder with --output")
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
        let data = AuditCommandTests.package.appendingPathComponent("Data").path
        let places =
            arguments[0] == "import" ? ["--output", folder.path + "/snap"] : ["--snapshot", data + "/Snapshot"]
        let run = CommandRun(arguments + ["/nonexistent/lists"] + places)
        #expect(run.code == 3)
        #expect(run.message == "/nonexistent/lists: there is no such folder")
    }

    @Test func aFileThatIsNotThereIsNamedWithItsFolder() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let run = CommandRun(["import", "--icu", "--iso4217", folder.path, "--output", folder.path + "/snap"])
        #expect(run.message == "\(folder.path): list-one.xml: the file is missing")
    }
}
