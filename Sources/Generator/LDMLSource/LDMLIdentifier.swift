import LocaleModel

/// Converts between locale identifiers in LDML's files (`be_TARASK`, `root`) and in BCP 47 (`be-tarask`, `und`).
enum LDMLIdentifier {
    static let root = "root"

    /// The identifier with hyphens, variants in small letters, and `und` for the root.
    static func bcp47(_ identifier: String) -> String {
        if identifier == root { return LocaleFacts.rootIdentifier }
        let subtags = identifier.split(separator: "_", omittingEmptySubsequences: false)
        return subtags.enumerated().map { index, subtag in
            index > 0 && subtag.utf8.count >= 5 ? subtag.lowercased() : String(subtag)
        }.joined(separator: "-")
    }

    /// The name of a locale's file without its extension; variants are in capital letters.
    static func fileName(of identifier: String) -> String {
        if identifier == LocaleFacts.rootIdentifier { return root }
        let subtags = identifier.split(separator: "-")
        return subtags.enumerated().map { index, subtag in
            index > 0 && subtag.utf8.count >= 5 ? subtag.uppercased() : String(subtag)
        }.joined(separator: "_")
    }

    /// An identifier in the form of attributes that list locales.
    static func underscored(_ identifier: String) -> String { fileName(of: identifier) }

    /// An identifier in `supplementalMetadata`, whose aliases already have subtags in their BCP 47 form.
    static func hyphenated(_ identifier: String) -> String {
        String(identifier.map { $0 == "_" ? "-" : $0 })
    }
}
