import Foundation

/// The published data, where this machine has it: it is not part of the repository.
enum Publication {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of cldr-json 48, or nil, with the reason printed, where it is not there.
    static let cldrJSON = folder("cldr-json-48", holding: "cldr-core/availableLocales.json")

    /// The folder of ISO 4217's lists as the snapshot has them.
    static let iso4217 = folder("iso4217-2026-01", holding: "list-one.xml")

    /// `CURRENCY_FORMAT_SOURCES` names the folder that holds the publications; without it they are looked for in
    /// `shared/sources` beside the package.
    private static func folder(_ name: String, holding file: String) -> String? {
        let sources =
            ProcessInfo.processInfo.environment["CURRENCY_FORMAT_SOURCES"].map { URL(fileURLWithPath: $0) }
            ?? package.deletingLastPathComponent().appendingPathComponent("shared/sources")
        let folder = sources.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path) else {
            print("skipped: the publication \(name) is not here; set CURRENCY_FORMAT_SOURCES to the folder of it")
            return nil
        }
        return folder.path
    }
}
