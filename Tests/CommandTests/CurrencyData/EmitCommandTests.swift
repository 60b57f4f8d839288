import DataSnapshot
import Foundation
import Testing

@testable import currency_data

/// What `emit` refuses.
struct EmitCommandTests {
    /// Without German of Liechtenstein `CurrencyLocale` had a case less, and the exit code was 0.
    @Test func aLostCaseIsAnError() throws {
        let package = AuditCommandTests.package.path
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        var snapshot = try Snapshot(directory: package + "/Data/Snapshot")
        snapshot.localeFacts.removeAll { $0.identifier == "de-LI" }
        // Names of cases need no other values, and the files are written sooner.
        for index in snapshot.localeFacts.indices {
            if !["en", "und"].contains(snapshot.localeFacts[index].identifier) {
                snapshot.localeFacts[index].values = [:]
            }
        }
        try snapshot.write(to: folder.path + "/snapshot")
        let output = folder.path + "/generated"
        let run = CommandRun([
            "emit", "--snapshot", folder.path + "/snapshot", "--decisions", package + "/Data/Decisions",
            "--released", package + "/Sources/Runtime/CurrencyFormat/Generated", "--output", output, "--names-output",
            output,
            "--forms-output", output,
        ])
        #expect(run.code == 3)
        let message = "CurrencyLocale would lose what was released: germanLiechtenstein;"
        #expect(run.message.contains(message), "\(run.message)")
        #expect(!FileManager.default.fileExists(atPath: output))
    }

    /// Processes that emit into one folder do not share what they write before it takes its place.
    @Test func aProcessHasItsOwnPlaces() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let place = URL(fileURLWithPath: folder.path + "/Currency.swift")
        let own = LeftBehind.place(of: .new, beside: place).lastPathComponent
        #expect(own == ".Currency.swift.new-\(ProcessInfo.processInfo.processIdentifier)")
        // One that still runs is writing, and one that is gone was killed.
        let ended = Process()
        ended.executableURL = URL(fileURLWithPath: "/bin/sh")
        ended.arguments = ["-c", "exit 0"]
        try ended.run()
        ended.waitUntilExit()
        let others = [".Currency.swift.new-\(getppid())", ".Currency.swift.new-\(ended.processIdentifier)"]
        for name in others { _ = try folder.file(name, "half") }
        try EmitCommand.write([(folder.path, "Currency.swift", "whole")])
        #expect(try String(contentsOf: place, encoding: .utf8) == "whole")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [others[0], "Currency.swift"])
        #expect(try String(contentsOfFile: folder.path + "/" + others[0], encoding: .utf8) == "half")
    }
}
