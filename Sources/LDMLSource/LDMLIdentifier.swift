import LocaleModel

/// Locale identifiers as LDML's files write them (`be_TARASK`, `root`), and as BCP 47 does (`be-tarask`, `und`).
///
/// The variant `POSIX` is the keyword `va` in BCP 47: `en-US-u-va-posix`.
/// See <https://www.unicode.org/reports/tr35/tr35.html#Legacy_Variants>.
enum LDMLIdentifier {
    static let root = "root"
    private static let posix = (ldml: "_POSIX", bcp47: "-u-va-posix")

    /// The identifier with hyphens, its variants in small letters, and `und` for the root.
    static func bcp47(_ identifier: String) -> String {
        if identifier == root { return LocaleFacts.rootIdentifier }
        if identifier.hasSuffix(posix.ldml) {
            return bcp47(String(identifier.dropLast(posix.ldml.utf8.count))) + posix.bcp47
        }
        let subtags = identifier.split(separator: "_", omittingEmptySubsequences: false)
        return subtags.enumerated().map { index, subtag in
            index > 0 && subtag.utf8.count >= 5 ? subtag.lowercased() : String(subtag)
        }.joined(separator: "-")
    }

    /// The name of a locale's file without its suffix: variants are in capital letters there.
    static func fileName(of identifier: String) -> String {
        if identifier == LocaleFacts.rootIdentifier { return root }
        if identifier.hasSuffix(posix.bcp47) {
            return fileName(of: String(identifier.dropLast(posix.bcp47.utf8.count))) + posix.ldml
        }
        let subtags = identifier.split(separator: "-")
        return subtags.enumerated().map { index, subtag in
            index > 0 && subtag.utf8.count >= 5 ? subtag.uppercased() : String(subtag)
        }.joined(separator: "_")
    }

    /// An identifier of `supplementalMetadata`, whose aliases hold subtags in their BCP 47 form already.
    static func hyphenated(_ identifier: String) -> String {
        String(identifier.map { $0 == "_" ? "-" : $0 })
    }
}
