import Foundation

/// A folder for the files of one test, which removes it at the end.
///
///     let folder = try TemporaryFolder()
///     defer { folder.remove() }
///     let file = try folder.file("amounts.txt", "1234.50\n")
public struct TemporaryFolder: Sendable {
    /// The folder.
    public let url: URL
    /// Its path.
    public var path: String { url.path }

    /// Creates an empty folder with a unique name.
    public init(for test: String = #fileID) throws {
        let module = test.prefix { $0 != "/" }
        url = FileManager.default.temporaryDirectory.appendingPathComponent("\(module)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Creates a folder for the duration of a closure.
    public static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        return try body(folder)
    }

    /// Writes a file and returns its path.
    public func file(_ name: String, _ text: String) throws -> String {
        try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
        return path + "/" + name
    }

    /// Removes the folder and its contents.
    public func remove() {
        try? FileManager.default.removeItem(at: url)
    }

    /// The bytes of every file below a folder, by relative path.
    public static func content(of folder: String) throws -> [String: Data] {
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
