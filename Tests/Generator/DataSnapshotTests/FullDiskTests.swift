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

/// If the disk fills up while a snapshot is written, the old snapshot does not change.
struct FullDiskTests {
    /// A snapshot with one file above the limit of the tests.
    private static var large: Snapshot {
        var snapshot = SampleSnapshot.whole
        for number in 0..<20_000 {
            snapshot.supplemental.englishNames.territories["T\(number)"] = "A name to fill the disk with"
        }
        return snapshot
    }

    /// Writes both. Returns what went wrong, or nil if the second attempt failed as expected.
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

    /// The limit of a file's size applies to the whole process, so this runs in a separate one.
    @Test
    func fileThatCannotGrowLeavesTheOldFolder() async {
        await #expect(processExitsWith: .success) {
            try TemporaryFolder.with { scratch in
                // Without the signal, writing beyond the limit is an error.
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
        /// Whether a small file system can be mounted. If not, prints the reason.
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
