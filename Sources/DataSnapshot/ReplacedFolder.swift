import Foundation

/// A folder that is written whole and then takes the place of the old one.
struct ReplacedFolder {
    private let root: URL

    /// Fills a new folder and puts it in the place of `directory`; on failure leaves `directory` as it was.
    static func write(
        _ directory: String, _ fill: (ReplacedFolder) throws(SnapshotError) -> Void
    ) throws(SnapshotError) {
        let target = URL(fileURLWithPath: directory, isDirectory: true)
        let parent = target.deletingLastPathComponent()
        let suffix = "\(ProcessInfo.processInfo.processIdentifier)"
        let fresh = parent.appendingPathComponent(".\(target.lastPathComponent).new-\(suffix)", isDirectory: true)
        let old = parent.appendingPathComponent(".\(target.lastPathComponent).old-\(suffix)", isDirectory: true)
        let files = FileManager.default
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
