import DataSnapshot
import Foundation
import LocaleModel

extension Snapshot {
    /// Reads the two sides that arguments name, each the folder of a snapshot or a file with an ICU's data.
    ///
    /// An ICU has no lists of ISO 4217, so it gets those of the other side. Two ICUs have none, and no findings about
    /// them.
    static func pair(_ old: String, _ new: String) throws -> (old: Snapshot, new: Snapshot) {
        switch (isPlainFile(old), isPlainFile(new)) {
        case (false, false): return (try Snapshot(named: old), try Snapshot(named: new))
        case (true, false):
            let after = try Snapshot(named: new)
            return (Snapshot(try NamedSource(icuData: old).read(), iso4217: after.iso4217), after)
        case (false, true):
            let before = try Snapshot(named: old)
            return (before, Snapshot(try NamedSource(icuData: new).read(), iso4217: before.iso4217))
        case (true, true):
            return (
                Snapshot(try NamedSource(icuData: old).read(), iso4217: .none),
                Snapshot(try NamedSource(icuData: new).read(), iso4217: .none)
            )
        }
    }

    /// Reads the folder of a snapshot, or an ICU's data in a file, which has no lists of ISO 4217.
    static func ofFolderOrICU(_ path: String, option: String) throws -> Snapshot {
        isPlainFile(path)
            ? Snapshot(try NamedSource(icuData: path).read(), iso4217: .none)
            : try Snapshot(named: path, option: option)
    }

    private static func isPlainFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// Reads the snapshot in a folder that an argument names. Errors state the folder.
    ///
    /// - Parameters:
    ///   - option: The option that names the folder, if it has a default.
    ///   - names: Whether to read currency names, which are most of the bytes.
    init(named folder: String, option: String? = nil, names: Bool = true) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
            throw NamedSourceError(
                path: folder,
                reason:
                    "there is no such folder; \(option.map { "with \($0), " } ?? "")name Data/Snapshot of a checkout, "
                    + "or what import wrote")
        }
        guard isFolder.boolValue else {
            throw NamedSourceError(path: folder, reason: "a snapshot is a folder, and this is a file")
        }
        do {
            try self.init(directory: folder, names: names)
        } catch {
            throw NamedSourceError(path: folder, reason: String(describing: error))
        }
    }
}

/// An error that says why a folder or a file that an argument names cannot be used.
struct NamedSourceError: Error, Equatable, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path.isEmpty ? "\"\"" : path): \(reason)" }

    /// Reads the publication in a folder that an argument names. Publications name their files by their inner paths, so
    /// the error also states the folder.
    static func reading<Result>(
        _ folder: String, _ read: (String) throws(ImportError) -> Result
    ) throws(NamedSourceError) -> Result {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw NamedSourceError(path: folder, reason: "there is no such folder")
        }
        do {
            return try read(folder)
        } catch {
            throw NamedSourceError(path: folder, reason: error.description)
        }
    }
}
