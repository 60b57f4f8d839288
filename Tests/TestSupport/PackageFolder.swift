import Foundation

/// The folders of this checkout.
public enum PackageFolder {
    /// The folder that holds Package.swift.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A file or folder by its path from the root, such as `Data/Snapshot`.
    public static func file(_ path: String) -> URL { root.appendingPathComponent(path) }
}
