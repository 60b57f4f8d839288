import Foundation

/// A folder beside a snapshot's that belongs to the process that writes it, or wrote it and was killed.
struct LeftFolder {
    enum Role: String, CaseIterable {
        /// A snapshot that is being written.
        case new
        /// The snapshot that was there before.
        case old
    }

    private let url: URL
    private let role: Role
    private let process: Int32

    static func place(of role: Role, of process: Int32, beside target: URL) -> URL {
        target.deletingLastPathComponent()
            .appendingPathComponent("\(prefix(role, target))\(process)", isDirectory: true)
    }

    private static func prefix(_ role: Role, _ target: URL) -> String {
        ".\(target.lastPathComponent).\(role.rawValue)-"
    }

    /// Removes what processes that are gone left behind. Where one was killed between the two moves, so that there is
    /// no folder, the old one goes back to its place.
    static func clear(beside target: URL) throws(SnapshotError) {
        for left in try all(beside: target) where !left.isInUse {
            do {
                if left.role == .old, !FileManager.default.fileExists(atPath: target.path) {
                    try FileManager.default.moveItem(at: left.url, to: target)
                } else {
                    try FileManager.default.removeItem(at: left.url)
                }
            } catch {
                throw .cannotWrite(file: left.url.lastPathComponent, reason: error.localizedDescription)
            }
        }
    }

    private static func all(beside target: URL) throws(SnapshotError) -> [LeftFolder] {
        let parent = target.deletingLastPathComponent()
        // A parent that does not exist is made later, and has nothing in it.
        guard FileManager.default.fileExists(atPath: parent.path) else { return [] }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: parent.path)
        } catch {
            throw .cannotWrite(file: target.lastPathComponent, reason: error.localizedDescription)
        }
        var found: [LeftFolder] = []
        for role in Role.allCases {
            let prefix = prefix(role, target)
            for name in names.sorted() where name.hasPrefix(prefix) {
                guard let process = Int32(name.dropFirst(prefix.count)), process > 0 else { continue }
                let url = parent.appendingPathComponent(name, isDirectory: true)
                found.append(LeftFolder(url: url, role: role, process: process))
            }
        }
        return found
    }

    /// Whether the process still runs; what one of another user is doing cannot be asked, and it is left alone.
    private var isInUse: Bool { kill(process, 0) == 0 || errno != ESRCH }
}
