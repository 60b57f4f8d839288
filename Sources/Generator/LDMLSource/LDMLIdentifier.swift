import LocaleModel

/// Locale identifiers as LDML's files write them (`be_TARASK`, `root`), and as BCP 47 does (`be-tarask`, `und`).
enum LDMLIdentifier {
    static let root = "root"

    /// The identifier with hyphens, its variants in small letters, and `und` for the root.
    static func bcp47(_ identifier: String) -> String {
        if identifier == root { return LocaleFacts.rootIdentifier }
        let subtags = identifier.split(separator: "_", omittingEmptySubsequences: false)
        return subtags.enumerated().map { index, subtag in
            index > 0 && subtag.utf8.count >= 5 ? subtag.lowercased() : String(subtag)
        }.joined(separator: "-")
    }

    /// The name of a locale's file without its suffix: variants are in capital letters there.
    static func fileName(of identifier: String) -> String {
        if identifier == LocaleFacts.rootIdentifier { return root }
        let subtags = identifier.split(separator: "-")
        return subtags.enumerated().map { index, subtag in
            index > 0 && subtag.utf8.count >= 5 ? subtag.uppercased() : String(subtag)
        }.joined(separator: "_")
    }

    /// An identifier as attributes that list locales write it.
    static func underscored(_ identifier: String) -> String { fileName(of: identifier) }

    /// An identifier of `supplementalMetadata`, whose aliases hold subtags in their BCP 47 form already.
    static func hyphenated(_ identifier: String) -> String {
        String(identifier.map { $0 == "_" ? "-" : $0 })
    }
}
