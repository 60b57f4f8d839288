import Foundation

/// A folder of its own for the time of one test.
struct ScratchFolder {
    let path: String

    static func with<Result>(_ body: (ScratchFolder) throws -> Result) throws -> Result {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "DataSnapshotTests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        return try body(ScratchFolder(path: url.path))
    }

    /// Every file below a folder with its bytes, by its path from there.
    static func content(of folder: String) throws -> [String: Data] {
        var result: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            let path = folder + "/" + name
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), !isDirectory.boolValue else {
                continue
            }
            result[name] = try Data(contentsOf: URL(fileURLWithPath: path))
        }
        return result
    }
}
