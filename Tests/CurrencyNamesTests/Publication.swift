import Foundation

/// The published data, where this machine has it: it is not part of the repository.
enum Publication {
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of cldr-json 48's locales, or nil, with the reason printed, where it is not there.
    ///
    /// `CURRENCY_FORMAT_SOURCES` names the folder that holds the publications; without it they are looked for in
    /// `shared/sources` beside the package.
    static let locales: URL? = {
        let sources =
            ProcessInfo.processInfo.environment["CURRENCY_FORMAT_SOURCES"].map { URL(fileURLWithPath: $0) }
            ?? package.deletingLastPathComponent().appendingPathComponent("shared/sources")
        let folder = sources.appendingPathComponent("cldr-json-48/cldr-numbers-full/main")
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("de/currencies.json").path) else {
            print("skipped: cldr-json-48 is not here; set CURRENCY_FORMAT_SOURCES to the folder of it")
            return nil
        }
        return folder
    }()
}
