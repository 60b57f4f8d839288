import Foundation

/// A file or folder next to the target, of a process that is writing the target or was killed while writing it.
///
///     .NAME.new-PROCESS       the new one, while it is being written
///     .NAME.old-PROCESS       the old one, between being moved aside and being removed
///
/// Processes that write the same target at once have separate names. The next process removes what a killed process
/// leaves behind.
package struct LeftBehind {
    package enum Role: String, CaseIterable, Sendable {
        /// The one that is being written.
        case new
        /// The previous one.
        case old
    }

    private let url: URL
    private let role: Role
    private let process: Int32

    /// The place for this process.
    package static func place(of role: Role, beside target: URL) -> URL {
        target.deletingLastPathComponent()
            .appendingPathComponent("\(prefix(role, target))\(ProcessInfo.processInfo.processIdentifier)")
    }

    private static func prefix(_ role: Role, _ target: URL) -> String {
        ".\(target.lastPathComponent).\(role.rawValue)-"
    }

    /// Removes what terminated processes left behind. If one was killed between the two moves, the target is missing,
    /// and the old one is moved back to it.
    package static func clear(beside target: URL) throws(SnapshotError) {
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

    private static func all(beside target: URL) throws(SnapshotError) -> [LeftBehind] {
        let parent = target.deletingLastPathComponent()
        // A parent that does not exist is created later and is empty.
        guard FileManager.default.fileExists(atPath: parent.path) else { return [] }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: parent.path)
        } catch {
            throw .cannotWrite(file: target.lastPathComponent, reason: error.localizedDescription)
        }
        var found: [LeftBehind] = []
        for role in Role.allCases {
            let prefix = prefix(role, target)
            for name in names.sorted() where name.hasPrefix(prefix) {
                guard let process = Int32(name.dropFirst(prefix.count)), process > 0 else { continue }
                let url = parent.appendingPathComponent(name)
                found.append(LeftBehind(url: url, role: role, process: process))
            }
        }
        return found
    }

    /// Whether the process still runs. Processes of other users cannot be queried, so their files are left alone.
    private var isInUse: Bool { kill(process, 0) == 0 || errno != ESRCH }
}
