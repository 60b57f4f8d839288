import DataSnapshot
import Foundation
import LocaleModel
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A disk that fills up while a snapshot is written leaves the old snapshot as it was.
struct FullDiskTests {
    /// A snapshot of which one file is larger than what the tests allow.
    private static var large: Snapshot {
        var snapshot = SampleSnapshot.whole
        for number in 0..<20_000 {
            snapshot.supplemental.englishNames.territories["T\(number)"] = "A name to fill the disk with"
        }
        return snapshot
    }

    /// Writes both, and says what went wrong; nil where the second attempt failed as it should.
    private static func complaint(writingBelow folder: String) throws -> String? {
        let path = folder + "/Snapshot"
        try SampleSnapshot.whole.write(to: path)
        let before = try TemporaryFolder.content(of: path)
        do {
            try large.write(to: path)
            return "the snapshot was written, although there was no room"
        } catch SnapshotError.cannotWrite(let file, let reason) {
            guard file == "supplemental/englishNames.json", !reason.isEmpty else { return "\(file): \(reason)" }
        }
        guard try TemporaryFolder.content(of: path) == before else { return "the old snapshot changed" }
        let left = try FileManager.default.contentsOfDirectory(atPath: folder)
        return left == ["Snapshot"] ? nil : "\(left) was left behind"
    }

    /// The limit of a file's size is for the whole process, so a process of its own has it.
    @Test
    func fileThatCannotGrowLeavesTheOldFolder() async {
        await #expect(processExitsWith: .success) {
            try TemporaryFolder.with { scratch in
                // Writing beyond the limit is then an error, and no longer a signal.
                signal(SIGXFSZ, SIG_IGN)
                var limit = rlimit(rlim_cur: 65_536, rlim_max: 65_536)
                #if canImport(Glibc)
                    let result = setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
                #else
                    let result = setrlimit(RLIMIT_FSIZE, &limit)
                #endif
                try #require(result == 0)
                let complaint = try FullDiskTests.complaint(writingBelow: scratch.path)
                try #require(complaint == nil)
            }
        }
    }

    #if os(Linux)
        /// Whether a small file system may be mounted; where it may not, the reason is printed.
        private static let mayMount: Bool = {
            let mayMount = geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/bin/mount")
            if !mayMount { print("skipped: only the super-user may mount a small file system to fill it up") }
            return mayMount
        }()

        private static func run(_ command: String, _ arguments: [String]) throws -> Bool {
            try ProgramRun(URL(fileURLWithPath: command), arguments).code == 0
        }

        @Test(.enabled(if: mayMount))
        func fullFileSystemLeavesTheOldFolder() throws {
            try TemporaryFolder.with { scratch in
                let disk = scratch.path + "/disk"
                try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
                guard try Self.run("/bin/mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", disk]) else {
                    print("skipped: this system lets nobody mount a small file system to fill it up")
                    return
                }
                defer { _ = try? Self.run("/bin/umount", [disk]) }
                #expect(try Self.complaint(writingBelow: disk) == nil)
            }
        }
    #endif
}
