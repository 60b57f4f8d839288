import Foundation
import LDMLSource
import LocaleModel
import LocaleResolution

/// CLDR 41 as Debian's package `unicode-cldr-core` installs it, where this machine has it.
enum Release41 {
    /// `CURRENCY_FORMAT_CLDR` names the folder that holds `common`; without it, it is looked for where the package
    /// puts it.
    static let directory: String? = {
        let folder = ProcessInfo.processInfo.environment["CURRENCY_FORMAT_CLDR"] ?? "/usr/share/unicode/cldr"
        guard FileManager.default.fileExists(atPath: folder + "/common/main/root.xml") else {
            print("skipped: CLDR 41 is not here; install unicode-cldr-core, or set CURRENCY_FORMAT_CLDR")
            return nil
        }
        return folder
    }()

    /// Read once for all tests.
    static let facts = Result {
        guard let directory else { throw ImportError.missingFile(file: "common") }
        return try LDMLSource(directory: directory).read()
    }

    /// With what each locale inherits.
    static let resolved = Result {
        let facts = try Self.facts.get()
        let resolved = ResolvedValues.of(facts.locales, identifiers: facts.supplemental.identifiers)
        return Dictionary(uniqueKeysWithValues: resolved.map { ($0.identifier, $0) })
    }
}
