import Foundation
import SnapshotSupport
import TestSupport
import Testing

@testable import CommandSupport

/// Output that cannot be written ends a command with an error. An output path that is not a plain file is not replaced.
@Suite struct OutputTests {
    static let commands: [[String]] = [
        ["explain", "de", "EUR", "5"], ["diff", "--json"], ["audit", "--against", "iso4217", "--currencies", "HUF"],
    ]

    /// Runs a command on a small snapshot.
    static func onSmallSnapshot<Result>(_ arguments: [String], _ run: ([String]) throws -> Result) throws -> Result {
        let snapshot = try OwnSnapshot.copy()
        defer { try? FileManager.default.removeItem(at: snapshot) }
        if arguments[0] == "diff" { return try run(arguments + [snapshot.path, snapshot.path]) }
        let decisions = PackageFolder.file("Data/Decisions").path
        return try run(arguments + ["--snapshot", snapshot.path, "--decisions", decisions])
    }

    #if os(Linux)
        /// Runs the program with a standard output that is full, closed for writing, or another file.
        static func run(_ arguments: [String], _ output: FileHandle) throws -> ProgramRun {
            try ProgramRun(Tools.program(for: arguments), arguments, output: output)
        }

        @Test(arguments: commands) func aFullDiskIsAnError(_ arguments: [String]) throws {
            let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
            let result = try Self.onSmallSnapshot(arguments) { try Self.run($0, full) }
            #expect(result.code == 3)
            #expect(
                result.message == "currency-data: standard output cannot be written: No space left on device\n")
        }

        @Test(arguments: commands) func aStandardOutputThatTakesNothingIsAnError(_ arguments: [String]) throws {
            let readOnly = try #require(FileHandle(forReadingAtPath: "/dev/null"))
            let result = try Self.onSmallSnapshot(arguments) { try Self.run($0, readOnly) }
            #expect(result.code == 3)
            #expect(result.message.contains("standard output cannot be written: Bad file descriptor"))
        }

        /// A device is written to; replacing it with a plain file would destroy it.
        @Test(arguments: commands) func aDeviceIsNotReplaced(_ arguments: [String]) throws {
            let result = try Self.onSmallSnapshot(arguments + ["--output", "/dev/full"], CommandRun.init)
            #expect(result.code == 3)
            #expect(result.message == "/dev/full cannot be written: No space left on device")
            let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/full")
            #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
        }
    #endif

    @Test(arguments: commands) func aFolderThatIsNotThereIsNamed(_ arguments: [String]) throws {
        let result = try Self.onSmallSnapshot(arguments + ["--output", "/nonexistent/report"], CommandRun.init)
        #expect(result.code == 3)
        #expect(result.message == "/nonexistent/report cannot be written: No such file or directory")
    }

    @Test(arguments: commands) func aFolderIsNoFile(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let result = try Self.onSmallSnapshot(arguments + ["--output", folder.path], CommandRun.init)
        #expect(result.code == 3)
        #expect(result.message == "\(folder.path) cannot be written: Is a directory")
        let nameless = try Self.onSmallSnapshot(arguments + ["--output", ""], CommandRun.init)
        #expect(nameless.message.contains("a file has a name"))
    }

    /// Writes to the link's destination; the link stays.
    @Test func aLinkStays() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: try folder.file("report", "old"))
        try OutputFile.write("new", to: link)
        #expect(try String(contentsOfFile: folder.path + "/report", encoding: .utf8) == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("report"))
    }
}
