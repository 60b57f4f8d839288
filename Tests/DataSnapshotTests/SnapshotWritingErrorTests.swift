import DataSnapshot
import Foundation
import LocaleModel
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A snapshot is written whole or not at all: after an error the old folder is as it was, byte for byte.
struct SnapshotWritingErrorTests {
    /// Writes a first snapshot, makes the second attempt fail, and compares.
    private func expectOldFolderAfterFailure(
        file expected: String, _ snapshot: Snapshot, _ scratch: ScratchFolder
    ) throws {
        let path = scratch.path + "/Snapshot"
        let before = try ScratchFolder.content(of: path)
        let error = #expect(throws: SnapshotError.self) { try snapshot.write(to: path) }
        guard case .cannotWrite(expected, let reason) = error else {
            Issue.record("\(String(describing: error)) is not about writing \(expected)")
            return
        }
        #expect(!reason.isEmpty)
        #expect(try ScratchFolder.content(of: path) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["Snapshot"])
    }

    @Test
    func fileThatCannotBeWrittenLeavesTheOldFolder() throws {
        try ScratchFolder.with { scratch in
            try SampleSnapshot.whole.write(to: scratch.path + "/Snapshot")
            var broken = SampleSnapshot.whole
            // A name that no file system takes.
            let identifier = String(repeating: "x", count: 300)
            broken.localeFacts.append(LocaleFacts(identifier: identifier, values: [.minimumGroupingDigits: "1"]))
            try expectOldFolderAfterFailure(file: "locales/\(identifier).json", broken, scratch)
        }
    }

    @Test
    func regularFileInTheParentsPlaceIsNamed() throws {
        try ScratchFolder.with { scratch in
            let file = scratch.path + "/file"
            try Data("kept".utf8).write(to: URL(fileURLWithPath: file))
            let error = #expect(throws: SnapshotError.self) { try SampleSnapshot.whole.write(to: file + "/Snapshot") }
            guard case .cannotWrite("Snapshot", _) = error else {
                Issue.record("\(String(describing: error)) is not about writing Snapshot")
                return
            }
            #expect(try ScratchFolder.content(of: scratch.path) == ["file": Data("kept".utf8)])
        }
    }

    /// The super-user may write anywhere.
    @Test(.enabled(if: geteuid() != 0, "the super-user may write to folders that are read-only"))
    func readOnlyParentLeavesTheOldFolder() throws {
        try ScratchFolder.with { scratch in
            try SampleSnapshot.whole.write(to: scratch.path + "/Snapshot")
            #expect(chmod(scratch.path, 0o555) == 0)
            defer { chmod(scratch.path, 0o755) }
            try expectOldFolderAfterFailure(file: "Snapshot", SampleSnapshot.whole, scratch)
        }
    }
}
