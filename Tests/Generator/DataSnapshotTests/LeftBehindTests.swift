import DataSnapshot
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The next process removes what a killed process left. The snapshot is always complete.
struct LeftBehindTests {
    /// The identifier of a process that has ended.
    private static func endedProcess() throws -> Int32 {
        try ProgramRun("sh", ["-c", "exit 0"]).identifier
    }

    private static func leave(_ name: String, in scratch: TemporaryFolder) throws {
        let folder = scratch.path + "/" + name + "/locales"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("torn".utf8).write(to: URL(fileURLWithPath: folder + "/de.json"))
    }

    @Test func foldersOfEndedProcessesAreRemoved() throws {
        try TemporaryFolder.with { scratch in
            let ended = try Self.endedProcess()
            for role in ["new", "old"] { try Self.leave(".Snapshot.\(role)-\(ended)", in: scratch) }
            try SampleSnapshot.whole.write(to: scratch.path + "/Snapshot")
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["Snapshot"])
        }
    }

    @Test func foldersOfOthersAreLeftAlone() throws {
        try TemporaryFolder.with { scratch in
            let names = [
                ".Snapshot.new-\(getppid())", ".Snapshot.new-", ".Snapshot.new-x", ".Other.new-1", "Snapshot.new-1",
            ]
            for name in names { try Self.leave(name, in: scratch) }
            try SampleSnapshot.whole.write(to: scratch.path + "/Snapshot")
            #expect(
                try Set(FileManager.default.contentsOfDirectory(atPath: scratch.path)) == Set(names + ["Snapshot"]))
        }
    }

    /// Killed between the two moves: the next writer restores the old snapshot, even if its own write fails.
    @Test func theOldSnapshotComesBack() throws {
        try TemporaryFolder.with { scratch in
            let path = scratch.path + "/Snapshot"
            try SampleSnapshot.whole.write(to: path)
            let before = try TemporaryFolder.content(of: path)
            try FileManager.default.moveItem(
                atPath: path, toPath: scratch.path + "/.Snapshot.old-\(Self.endedProcess())")
            var broken = SampleSnapshot.whole
            broken.localeFacts[0].identifier = "xx" + String(repeating: "-abcdefgh", count: 40)
            #expect(throws: SnapshotError.self) { try broken.write(to: path) }
            #expect(try TemporaryFolder.content(of: path) == before)
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["Snapshot"])
        }
    }
}
