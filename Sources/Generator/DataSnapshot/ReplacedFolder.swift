import Foundation

/// A folder that is written completely and then replaces the old one.
///
/// During that time, the new and the old one are at the places that `LeftBehind` defines.
struct ReplacedFolder {
    private let root: URL

    /// Fills a new folder and moves it to `directory`; if that fails, leaves `directory` as it was.
    static func write(
        _ directory: String, _ fill: (ReplacedFolder) throws(SnapshotError) -> Void
    ) throws(SnapshotError) {
        let target = try destination(of: directory)
        let fresh = LeftBehind.place(of: .new, beside: target)
        let old = LeftBehind.place(of: .old, beside: target)
        let files = FileManager.default
        try LeftBehind.clear(beside: target)
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

    /// The target of a path with any number of links. The place that the last link names need not exist.
    private static func destination(of directory: String) throws(SnapshotError) -> URL {
        var target = URL(fileURLWithPath: directory)
        // This is the number of links that Linux follows.
        for _ in 0...40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path) else {
                return target
            }
            let parent = target.deletingLastPathComponent().path
            target = URL(fileURLWithPath: next.hasPrefix("/") ? next : "\(parent)/\(next)")
        }
        throw .cannotWrite(file: target.lastPathComponent, reason: "its links lead in a circle")
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
