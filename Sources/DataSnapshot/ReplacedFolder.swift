import Foundation

/// A folder that is written whole and then takes the place of the old one.
///
///     .Snapshot.new-PROCESS       the new one, while it is written
///     .Snapshot.old-PROCESS       the old one, from where it is moved aside to where it is removed
///
/// A process that is killed leaves its own behind; the next one that writes the folder clears them away.
struct ReplacedFolder {
    private let root: URL

    /// Fills a new folder and puts it in the place of `directory`; on failure leaves `directory` as it was.
    static func write(
        _ directory: String, _ fill: (ReplacedFolder) throws(SnapshotError) -> Void
    ) throws(SnapshotError) {
        let target = URL(fileURLWithPath: directory, isDirectory: true)
        let process = ProcessInfo.processInfo.processIdentifier
        let fresh = LeftFolder.place(of: .new, of: process, beside: target)
        let old = LeftFolder.place(of: .old, of: process, beside: target)
        let files = FileManager.default
        try LeftFolder.clear(beside: target)
        defer {
            try? files.removeItem(at: fresh)
            try? files.removeItem(at: old)
        }
        do {
            try files.createDirectory(at: fresh, withIntermediateDirectories: true)
        } catch {
            throw .cannotWrite(file: target.lastPathComponent, reason: error.localizedDescription)
        }
        try fill(ReplacedFolder(root: fresh))
        do {
            if files.fileExists(atPath: target.path) { try files.moveItem(at: target, to: old) }
        } catch {
            throw .cannotWrite(file: target.lastPathComponent, reason: error.localizedDescription)
        }
        do {
            try files.moveItem(at: fresh, to: target)
        } catch {
            try? files.moveItem(at: old, to: target)
            throw .cannotWrite(file: target.lastPathComponent, reason: error.localizedDescription)
        }
    }

    /// Writes one value as JSON to a file of the folder.
    func write(_ value: some Encodable, to file: String) throws(SnapshotError) {
        let url = root.appendingPathComponent(file)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try SnapshotJSON.text(of: value).write(to: url)
        } catch {
            throw .cannotWrite(file: file, reason: error.localizedDescription)
        }
    }
}
