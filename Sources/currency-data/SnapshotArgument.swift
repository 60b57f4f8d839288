import DataSnapshot
import Foundation

extension Snapshot {
    /// Reads the snapshot of a folder that an argument names; errors say which folder it is.
    ///
    /// - Parameter names: whether currency names are wanted; they are most of the bytes.
    init(named folder: String, names: Bool = true) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
            throw NamedFolderError(
                folder: folder,
                reason: "there is no such folder; a snapshot is Data/Snapshot of a checkout, or what import wrote")
        }
        guard isFolder.boolValue else {
            throw NamedFolderError(folder: folder, reason: "a snapshot is a folder, and this is a file")
        }
        do {
            try self.init(directory: folder, names: names)
        } catch {
            throw NamedFolderError(folder: folder, reason: String(describing: error))
        }
    }
}

/// Why a folder that an argument names cannot be used.
struct NamedFolderError: Error, Equatable, CustomStringConvertible {
    var folder: String
    var reason: String

    var description: String { "\(folder.isEmpty ? "\"\"" : folder): \(reason)" }
}
