/// Names in Swift source.
package enum SwiftIdentifier {
    /// The name for a declaration, or for use after a dot: a keyword is put in backticks.
    package static func escaped(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// The words that the grammar reserves everywhere, and the three that it reserves after a dot.
    ///
    /// See <https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/>.
    private static let keywords: Set<String> = [
        // Declarations.
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
        "static", "struct", "subscript", "typealias", "var",
        // Statements.
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
        "in", "repeat", "return", "switch", "throw", "where", "while",
        // Expressions and types.
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
        // A case with one of these names would hide a member of every type.
        "Type", "Protocol",
    ]
}
