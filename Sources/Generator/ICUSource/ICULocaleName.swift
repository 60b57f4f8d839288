import LocaleModel

/// Converts between ICU's names of locales (`ca_ES_VALENCIA`, `en_US_POSIX`, `root`) and BCP 47 identifiers.
enum ICULocaleName {
    static let root = "root"

    static func identifier(of name: String) -> String {
        if name == root { return LocaleFacts.rootIdentifier }
        let subtags = name.split(separator: "_", omittingEmptySubsequences: false)
        return subtags.map { isVariant($0) ? $0.lowercased() : String($0) }.joined(separator: "-")
    }

    static func name(of identifier: String) -> String {
        if identifier == LocaleFacts.rootIdentifier { return root }
        let subtags = identifier.split(separator: "-", omittingEmptySubsequences: false)
        return subtags.enumerated()
            .map { $0.offset > 0 && isVariant($0.element) ? $0.element.uppercased() : String($0.element) }
            .joined(separator: "_")
    }

    /// Whether a subtag after the language has the form of a variant: five to eight characters, or four that begin with
    /// a digit.
    private static func isVariant(_ subtag: Substring) -> Bool {
        let bytes = subtag.utf8
        let startsWithDigit = bytes.first.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
        return bytes.count >= 5 || bytes.count == 4 && startsWithDigit
    }
}
