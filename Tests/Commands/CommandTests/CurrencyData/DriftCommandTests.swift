import DataAudits
import Foundation
import ICUSource
import SnapshotSupport
import TestSupport
import Testing

@testable import currency_data

/// The command `drift`, and ICU data files as arguments of `audit`, `diff` and `image`.
@Suite struct DriftCommandTests {
    static let snapshot = OwnSnapshot.directory

    /// Runs the command on a snapshot of some locales, with a JSON report.
    static func drift(_ arguments: String..., locales: [String]) throws -> [String: Any] {
        let snapshot = try OwnSnapshot.copy(locales: locales)
        defer { try? FileManager.default.removeItem(at: snapshot) }
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = folder.path + "/drift.json"
        let run = CommandRun(["drift", "--snapshot", snapshot.path, "--json", "--output", file] + arguments)
        #expect(run.code == 0, "\(run.message)")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        return try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    }

    static func share(_ value: Any?) throws -> (compared: Int, same: Int) {
        let share = try #require(value as? [String: Any])
        return (try #require(share["compared"] as? Int), try #require(share["same"] as? Int))
    }

    @Test func aSnapshotAgreesWithItself() throws {
        let snapshot = try OwnSnapshot.copy(locales: LargestMarkets.locales)
        defer { try? FileManager.default.removeItem(at: snapshot) }
        let report = try Self.drift("--against", snapshot.path, locales: LargestMarkets.locales)
        // The ten largest locales and currencies, with the audit's five amounts.
        #expect(try Self.share(report["all"]) == (500, 500))
        #expect((report["differences"] as? [Any])?.isEmpty == true)
        #expect((report["locales"] as? [String])?.prefix(3) == ["zh", "hi", "en"])
    }

    /// With the file of the linked ICU, the package writes the same as that ICU.
    @Test(.enabled(if: ICUDataFile.linked != nil, "no libicudata is known here"))
    func theDataOfAFileAreTheEngine() throws {
        let file = try #require(ICUDataFile.linked)
        let locales = ["de", "en-DE", "pt-CV", "ar", "fa", "bg", "es", "de-CH", "en-IN", "tr"]
        let report = try Self.drift(
            "--against", "icu", "--against", "icu-data:\(file)", "--locales", locales.joined(separator: ","),
            "--currencies", "EUR,USD,INR,CHF,JPY", locales: locales)
        let pairs = try #require(report["pairs"] as? [[String: Any]])
        let engines = try #require(pairs.first { $0["engines"] as? [Int] == [1, 2] })
        #expect(try Self.share(engines["share"]) == (250, 250))
        let names = try #require(report["engines"] as? [[String: Any]]).map { $0["name"] as? String ?? "" }
        #expect(names[1] == "ICU \(ICUSource.version().version)")
        #expect(names[2] == "ICU \(ICUSource.version().version) of \((file as NSString).lastPathComponent)")
    }

    @Test(arguments: [
        [], ["--against", "iso4217"], ["--against", "icu-data:"], ["--against", "nowhere"],
        ["--against", "icu", "--locales", ""], ["--against", "icu", "--limit", "-1"],
    ])
    func wrongArgumentsAreRefused(_ arguments: [String]) {
        #expect(CommandRun(["drift", "--snapshot", Self.snapshot] + arguments).code == 2)
    }

    @Test(arguments: ["/nonexistent", #filePath]) func filesWithoutAnICUAreAnError(_ file: String) {
        for arguments in [
            ["drift", "--snapshot", Self.snapshot, "--against", "icu-data:\(file)"],
            ["audit", "--snapshot", Self.snapshot, "--against", "icu-data:\(file)"],
            ["image", "--snapshot", Self.snapshot, "--icu-data", file, "--output", "/dev/null"],
            ["diff", file, Self.snapshot],
        ] {
            let run = CommandRun(arguments)
            #expect(run.code == 3, "\(arguments)")
            #expect(run.message.contains((file as NSString).lastPathComponent), "\(run.message)")
        }
    }

    @Test func whereNothingIsWrittenByAllIsAFailure() {
        let run = CommandRun([
            "drift", "--snapshot", Self.snapshot, "--against", "foundation", "--locales", "root", "--output",
            "/dev/null",
        ])
        #expect(run.code == 3 && run.message == "no string is written by all engines", "\(run.message)")
    }

    // MARK: Data files in other commands

    @Test(.enabled(if: ICUDataFile.linked != nil, "no libicudata is known here"))
    func anAuditOfAFileIsExplained() throws {
        let file = try #require(ICUDataFile.linked)
        let arguments = ["--locales", "de,en-DE,en-IN,tr", "--currencies", "EUR,HUF,INR,TRY,USD"]
        func audit(_ source: String) throws -> [String: Any] {
            try #require(
                try AuditCommandTests.audit(
                    "--against", source, arguments[0], arguments[1], arguments[2], arguments[3]
                ).sections[source])
        }
        let (ofFile, ofEngine) = (try audit("icu-data:\(file)"), try audit("icu"))
        #expect(ofFile["title"] as? String == ofEngine["title"] as? String)
        #expect(ofFile["unexplained"] as? Int == 0)
        func differing(_ section: [String: Any]) -> Int? {
            (section["strings"] as? [[String: Any]])?.first?["differing"] as? Int
        }
        #expect(try #require(differing(ofFile)) > 0)
        #expect(differing(ofFile) == differing(ofEngine))
    }

    /// A side that is a file uses the other side's ISO 4217, so no finding concerns the lists.
    @Test(.enabled(if: ICUDataFile.linked != nil, "no libicudata is known here"))
    func aDifferenceToAFile() throws {
        let file = try #require(ICUDataFile.linked)
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let output = folder.path + "/diff.json"
        func diff(_ old: String, _ new: String) throws -> (code: Int32, findings: [[String: Any]]) {
            let run = CommandRun(["diff", old, new, "--locales", "de", "--render", "--json", "--output", output])
            let report = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: output)))
            return (run.code, try #require((report as? [String: Any])?["findings"] as? [[String: Any]]))
        }
        let (code, findings) = try diff(file, Self.snapshot)
        #expect(code == 1)
        #expect(!findings.isEmpty && findings.allSatisfy { ($0["file"] as? String) != "iso4217.json" })
        let (same, none) = try diff(file, file)
        #expect(same == 0 && none.isEmpty)
    }
}
