import Foundation

/// A folder that is written whole and then takes the place of the old one.
///
/// While that is done, the new and the old one have the places of `LeftBehind`.
struct ReplacedFolder {
    private let root: URL

    /// Fills a new folder and puts it in the place of `directory`; on failure leaves `directory` as it was.
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

    /// Where a path leads, whatever links it consists of; the place that the last one names need not exist.
    private static func destination(of directory: String) throws(SnapshotError) -> URL {
        var target = URL(fileURLWithPath: directory)
        // As many as Linux follows.
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
