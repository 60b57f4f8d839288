/// The code of one documentation comment or one page, which forms one program.
struct Example: Equatable {
    /// The path from the package's folder.
    var file: String
    var statements: [Statement]

    struct Statement: Equatable {
        var code: String
        /// The comment at the end: the value, if the statement is an expression.
        var comment: String?
    }
}

extension Example.Statement {
    private static let declarations = [
        "let ", "var ", "for ", "while ", "if ", "guard ", "switch ", "func ", "struct ",
    ]

    var isDeclaration: Bool { Self.declarations.contains { code.hasPrefix($0) } }

    var isExpression: Bool { !isDeclaration && !code.contains(" = ") && !code.contains(" += ") }
}
