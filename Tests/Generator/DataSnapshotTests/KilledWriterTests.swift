import DataSnapshot
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A process killed while it writes a snapshot leaves the old or the new one, never a mixture.
struct KilledWriterTests {
    private static let first = SampleSnapshot.whole

    private static var second: Snapshot {
        var snapshot = SampleSnapshot.whole
        for number in 0..<50 {
            snapshot.supplemental.englishNames.territories["T\(number)"] = "The second"
        }
        return snapshot
    }

    private static func content(_ snapshot: Snapshot) throws -> [String: Data] {
        try TemporaryFolder.with { scratch in
            try snapshot.write(to: scratch.path + "/Snapshot")
            return try TemporaryFolder.content(of: scratch.path + "/Snapshot")
        }
    }

    @Test func whateverTheMomentIs() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Killed-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let contents = try [Self.content(Self.first), Self.content(Self.second)]
        for microseconds in stride(from: UInt32(0), to: 40_000, by: 4_000) {
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [folder = folder as String, microseconds = microseconds as UInt32] in
                Thread.detachNewThread {
                    usleep(microseconds)
                    kill(getpid(), SIGKILL)
                }
                while true {
                    try KilledWriterTests.first.write(to: folder + "/Snapshot")
                    try KilledWriterTests.second.write(to: folder + "/Snapshot")
                }
            }
            // If a process was killed between its two moves, the next writer repairs that, even if its own write fails.
            var broken = Self.first
            broken.localeFacts[0].identifier = "xx" + String(repeating: "-abcdefgh", count: 40)
            #expect(throws: SnapshotError.self) { try broken.write(to: folder + "/Snapshot") }
            let left = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(left.isEmpty || left == ["Snapshot"])
            if !left.isEmpty { #expect(contents.contains(try TemporaryFolder.content(of: folder + "/Snapshot"))) }
        }
    }
}
