import Foundation

/// The published lists, where this machine has them: they are not part of the repository.
enum Publications {
    /// The folder of one publication, or nil, with the reason printed, where it is not there.
    ///
    /// `CURRENCY_FORMAT_SOURCES` names the folder that holds the publications; without it they are looked for in
    /// `shared/sources` beside the package.
    static func folder(_ name: String) -> String? {
        let sources =
            ProcessInfo.processInfo.environment["CURRENCY_FORMAT_SOURCES"].map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("shared/sources")
        let folder = sources.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("list-one.xml").path) else {
            print("skipped: the publication \(name) is not here; set CURRENCY_FORMAT_SOURCES to the folder of it")
            return nil
        }
        return folder.path
    }
}
