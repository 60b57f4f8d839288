import Foundation

/// A file or folder beside another one, which belongs to the process that writes that one, or wrote it and was killed.
///
///     .NAME.new-PROCESS       the new one, while it is written
///     .NAME.old-PROCESS       the old one, from where it is moved aside to where it is removed
///
/// Processes that write the same at once have their own ones. What a process that was killed leaves behind, the next one
/// clears away.
package struct LeftBehind {
    package enum Role: String, CaseIterable, Sendable {
        /// What is being written.
        case new
        /// What was there before.
        case old
    }

    private let url: URL
    private let role: Role
    private let process: Int32

    /// The place of this process's own.
    package static func place(of role: Role, beside target: URL) -> URL {
        target.deletingLastPathComponent()
            .appendingPathComponent("\(prefix(role, target))\(ProcessInfo.processInfo.processIdentifier)")
    }

    private static func prefix(_ role: Role, _ target: URL) -> String {
        ".\(target.lastPathComponent).\(role.rawValue)-"
    }

    /// Removes what processes that are gone left behind. Where one was killed between the two moves, so that there is
    /// nothing in the place itself, the old one goes back to it.
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
        // A parent that does not exist is made later, and has nothing in it.
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

    /// Whether the process still runs; what one of another user is doing cannot be asked, and it is left alone.
    private var isInUse: Bool { kill(process, 0) == 0 || errno != ESRCH }
}
