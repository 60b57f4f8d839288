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

/// A snapshot is written completely or not at all: after an error the old folder is unchanged, byte for byte.
struct SnapshotWritingErrorTests {
    /// Writes a first snapshot, makes the second write fail, and compares.
    private func expectOldFolderAfterFailure(
        file expected: String, _ snapshot: Snapshot, _ scratch: TemporaryFolder
    ) throws {
        let path = scratch.path + "/Snapshot"
        let before = try TemporaryFolder.content(of: path)
        let error = #expect(throws: SnapshotError.self) { try snapshot.write(to: path) }
        guard case .cannotWrite(expected, let reason) = error else {
            Issue.record("\(String(describing: error)) is not about writing \(expected)")
            return
        }
        #expect(!reason.isEmpty)
        #expect(try TemporaryFolder.content(of: path) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["Snapshot"])
    }

    @Test
    func fileThatCannotBeWrittenLeavesTheOldFolder() throws {
        try TemporaryFolder.with { scratch in
            try SampleSnapshot.whole.write(to: scratch.path + "/Snapshot")
            var broken = SampleSnapshot.whole
            // A name that every file system rejects.
            let identifier = "xx" + String(repeating: "-abcdefgh", count: 40)
            broken.localeFacts.append(LocaleFacts(identifier: identifier, values: [.minimumGroupingDigits: "1"]))
            try expectOldFolderAfterFailure(file: "locales/\(identifier).json", broken, scratch)
        }
    }

    @Test
    func regularFileInTheParentsPlaceIsNamed() throws {
        try TemporaryFolder.with { scratch in
            let file = scratch.path + "/file"
            try Data("kept".utf8).write(to: URL(fileURLWithPath: file))
            let error = #expect(throws: SnapshotError.self) { try SampleSnapshot.whole.write(to: file + "/Snapshot") }
            guard case .cannotWrite("Snapshot", _) = error else {
                Issue.record("\(String(describing: error)) is not about writing Snapshot")
                return
            }
            #expect(try TemporaryFolder.content(of: scratch.path) == ["file": Data("kept".utf8)])
        }
    }

    /// Files are named after locales: no file outside the folder is written.
    @Test(arguments: ["../../x", "..", "/etc/x", "de/at", "", "de-", "d", "dé", "de\u{0}", "de\n", "de AT", "1990"])
    func whatIsNoIdentifierBecomesNoPath(identifier: String) throws {
        try TemporaryFolder.with { scratch in
            try SampleSnapshot.whole.write(to: scratch.path + "/Snapshot")
            var broken = SampleSnapshot.whole
            broken.localeFacts.append(LocaleFacts(identifier: identifier, values: [.minimumGroupingDigits: "1"]))
            try expectOldFolderAfterFailure(file: "locales/\(identifier).json", broken, scratch)
        }
    }

    /// Writes to the link's destination; the link stays.
    @Test(arguments: ["real/Snapshot", "real/none"]) func aLinkStays(destination: String) throws {
        try TemporaryFolder.with { scratch in
            let link = scratch.path + "/Snapshot"
            let files = FileManager.default
            try files.createDirectory(atPath: scratch.path + "/real", withIntermediateDirectories: true)
            if destination == "real/Snapshot" { try SampleSnapshot.whole.write(to: scratch.path + "/real/Snapshot") }
            try files.createSymbolicLink(atPath: link, withDestinationPath: destination)
            try SampleSnapshot.whole.write(to: link)
            #expect(try files.destinationOfSymbolicLink(atPath: link) == destination)
            #expect(try Snapshot(directory: scratch.path + "/" + destination).localeFacts.count == 2)
            #expect(try files.contentsOfDirectory(atPath: scratch.path).sorted() == ["Snapshot", "real"])
        }
    }

    @Test func linksInACircleAreAnError() throws {
        try TemporaryFolder.with { scratch in
            let link = scratch.path + "/Snapshot"
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Snapshot")
            let expected = SnapshotError.cannotWrite(file: "Snapshot", reason: "its links lead in a circle")
            #expect(throws: expected) { try SampleSnapshot.whole.write(to: link) }
        }
    }

    /// The superuser can write anywhere.
    @Test(.enabled(if: geteuid() != 0, "the super-user may write to folders that are read-only"))
    func readOnlyParentLeavesTheOldFolder() throws {
        try TemporaryFolder.with { scratch in
            try SampleSnapshot.whole.write(to: scratch.path + "/Snapshot")
            #expect(chmod(scratch.path, 0o555) == 0)
            defer { chmod(scratch.path, 0o755) }
            try expectOldFolderAfterFailure(file: "Snapshot", SampleSnapshot.whole, scratch)
        }
    }
}
