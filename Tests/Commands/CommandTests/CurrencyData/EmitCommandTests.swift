import DataSnapshot
import Foundation
import TestSupport
import Testing

@testable import currency_data

/// The errors of `emit`.
struct EmitCommandTests {
    /// Regression: without German (Liechtenstein), `CurrencyLocale` lost a case, but the exit code was 0.
    @Test func aLostCaseIsAnErrorAndLeavesTheFilesAsTheyWere() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try Self.snapshotWithoutLiechtenstein.write(to: folder.path + "/snapshot")
        let files = [
            "CurrencyLocale.swift", "Currency.swift", "BundledImage.swift", "NamesImage.swift", "CurrencyForms.swift",
        ]
        try FileManager.default.createDirectory(
            atPath: folder.path + "/generated", withIntermediateDirectories: false)
        let places = try files.map { try folder.file("generated/" + $0, "as it was: \($0)") }
        let cases = try Self.releasedCases(in: folder)
        let run = emit(in: folder, decisions: Self.decisions)
        #expect(run.code == 3)
        let message = "CurrencyLocale would lose what was released: germanLiechtenstein (de_LI);"
        #expect(run.message.contains(message), "\(run.message)")
        #expect(run.message.contains("`image` writes a file for programs to load"), "\(run.message)")
        #expect(run.message.contains("--cases and --output"), "\(run.message)")
        for (file, place) in zip(files, places) {
            #expect(try String(contentsOfFile: place, encoding: .utf8) == "as it was: \(file)")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/generated").count == files.count)
        #expect(try Self.releasedCases(in: folder) == cases)
    }

    /// A decision names the replacement of the case. Programs that use the old name compile with a warning.
    @Test func aCaseThatIsRemovedOnPurposeStaysAsADeprecatedName() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try Self.snapshotWithoutLiechtenstein.write(to: folder.path + "/snapshot")
        _ = try Self.releasedCases(in: folder)
        let naming = "/Naming/locales.json"
        try FileManager.default.copyItem(atPath: Self.decisions, toPath: folder.path + "/decisions")
        var json = try #require(
            JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: Self.decisions + naming)))
                as? [String: Any])
        json["removed"] = [
            "germanLiechtenstein": ["value": "de_CH", "reason": "A test.", "link": "https://example.org"]
        ]
        try JSONSerialization.data(withJSONObject: json).write(
            to: URL(fileURLWithPath: folder.path + "/decisions" + naming))
        let run = emit(in: folder, decisions: folder.path + "/decisions")
        #expect(run.code == 0, "\(run.message)")
        let text = try String(contentsOfFile: folder.path + "/generated/CurrencyLocale.swift", encoding: .utf8)
        #expect(
            text.contains(
                """
                    @available(*, deprecated, renamed: "germanSwitzerland")
                    @_alwaysEmitIntoClient @_borrowed public static var germanLiechtenstein: Self { _read { yield .germanSwitzerland } }

                """))
        let listing = try String(contentsOfFile: folder.path + "/cases/CurrencyLocale.txt", encoding: .utf8)
        #expect(listing.contains("\ngermanLiechtenstein de_LI\n"))
    }

    @Test func aMissingListingIsAnError() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let run = emit(in: folder, decisions: Self.decisions)
        #expect(run.code == 3)
        let message = "cases/Currency.txt: the listing of released cases cannot be read"
        #expect(run.message.contains(message), "\(run.message)")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/generated"))
    }

    private static let decisions = PackageFolder.root.path + "/Data/Decisions"

    private static var snapshotWithoutLiechtenstein: Snapshot {
        get throws {
            var snapshot = try Snapshot(directory: PackageFolder.root.path + "/Data/Snapshot")
            snapshot.localeFacts.removeAll { $0.identifier == "de-LI" }
            // The names of cases need no other values, and writing fewer files is faster.
            for index in snapshot.localeFacts.indices
            where !["en", "und"].contains(snapshot.localeFacts[index].identifier) {
                snapshot.localeFacts[index].values = [:]
            }
            return snapshot
        }
    }

    /// The texts of the committed listings, copied to the folder.
    private static func releasedCases(in folder: TemporaryFolder) throws -> [String] {
        let copy = folder.path + "/cases"
        if !FileManager.default.fileExists(atPath: copy) {
            try FileManager.default.copyItem(atPath: PackageFolder.root.path + "/Data/Cases", toPath: copy)
        }
        return try ["Currency.txt", "CurrencyLocale.txt"].map {
            try String(contentsOfFile: copy + "/" + $0, encoding: .utf8)
        }
    }

    private func emit(in folder: TemporaryFolder, decisions: String) -> CommandRun {
        let output = folder.path + "/generated"
        return CommandRun([
            "emit", "--snapshot", folder.path + "/snapshot", "--decisions", decisions, "--cases",
            folder.path + "/cases",
            "--output", folder.path + "/elsewhere", "--tables-output", output, "--names-output", output,
            "--forms-output", output, "--matching-output", output, "--cases-output",
            folder.path + "/cases",
        ])
    }

    /// Regression: with a folder for the tables, `emit` replaced the package's files of names, forms, services, matching
    /// and cases.
    @Test func everythingGoesBelowTheOutput() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try Self.snapshotWithoutLiechtenstein.write(to: folder.path + "/snapshot")
        let cases = ["Currency.txt", "CurrencyLocale.txt"]
        try FileManager.default.createDirectory(atPath: folder.path + "/cases", withIntermediateDirectories: false)
        for name in cases { _ = try folder.file("cases/" + name, "") }
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        // In the folder itself, where the default places would be.
        let run = try ProgramRun(
            "sh",
            [
                "-c", "cd \"$0\" && exec \"$@\"", folder.path, Tools.program(for: ["emit"]).path, "emit",
                "--snapshot", "snapshot", "--decisions", Self.decisions, "--cases", "cases", "--output", "own",
                "--names-output", "names",
            ])
        #expect(run.code == 0, "\(run.message)")
        let written = Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path)).subtracting(before)
        let outside = written.filter { !$0.hasPrefix("own") && !$0.hasPrefix("names") }
        #expect(outside.isEmpty)
        for file in [
            "own/Sources/Runtime/CurrencyFormat/Generated/BundledImage.swift", "names/NamesImage.swift",
            "own/Sources/Extras/PaymentServices/Generated/PaymentServiceTable.swift",
            "own/Sources/Runtime/CurrencyReader/Generated/CurrencyForms.swift", "own/Data/Cases/CurrencyLocale.txt",
        ] {
            #expect(written.contains(file), "\(file)")
        }
        for name in cases {
            #expect(try String(contentsOfFile: folder.path + "/cases/" + name, encoding: .utf8).isEmpty)
        }
    }

    /// Processes that emit into one folder use separate temporary files.
    @Test func aProcessHasItsOwnPlaces() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let place = URL(fileURLWithPath: folder.path + "/Currency.swift")
        let own = LeftBehind.place(of: .new, beside: place).lastPathComponent
        #expect(own == ".Currency.swift.new-\(ProcessInfo.processInfo.processIdentifier)")
        // A running process may still be writing; an ended one was killed.
        let ended = try ProgramRun("sh", ["-c", "exit 0"])
        let others = [".Currency.swift.new-\(getppid())", ".Currency.swift.new-\(ended.identifier)"]
        for name in others { _ = try folder.file(name, "half") }
        try EmitCommand.write([(folder.path, "Currency.swift", "whole")])
        #expect(try String(contentsOf: place, encoding: .utf8) == "whole")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [others[0], "Currency.swift"])
        #expect(try String(contentsOfFile: folder.path + "/" + others[0], encoding: .utf8) == "half")
    }
}
