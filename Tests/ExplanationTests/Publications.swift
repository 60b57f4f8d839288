import Foundation

/// The published data, where this machine has it: it is not part of the repository.
enum Publications {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of cldr-json 48, from which the snapshot was made.
    static let cldrJSON = folder("cldr-json-48", holding: "cldr-core/availableLocales.json")
    /// The folder of ISO 4217's lists as the snapshot has them.
    static let iso4217 = folder("iso4217-2026-01", holding: "list-one.xml")

    /// CLDR 41 in its own XML, where Debian's `unicode-cldr-core` puts it, or where `CURRENCY_FORMAT_CLDR` says.
    static let ldml: String? = {
        let folder = ProcessInfo.processInfo.environment["CURRENCY_FORMAT_CLDR"] ?? "/usr/share/unicode/cldr"
        guard FileManager.default.fileExists(atPath: folder + "/common/main/root.xml") else {
            print("skipped: CLDR 41 is not here; install unicode-cldr-core, or set CURRENCY_FORMAT_CLDR")
            return nil
        }
        return folder
    }()

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
