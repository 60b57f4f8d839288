/// Finds the examples in the documentation: code indented by four spaces in comments, and Swift blocks on pages.
enum ExampleReader {
    /// The examples in a Swift file, one for each documentation comment with code.
    static func comments(of source: String, file: String) -> [Example] {
        var examples: [Example] = []
        var lines: [String] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " }
            if trimmed.hasPrefix("///") {
                let text = trimmed.dropFirst(3)
                if text.hasPrefix("     ") { lines.append(String(text.dropFirst(5))) }
                continue
            }
            if let example = example(lines, file: file) { examples.append(example) }
            lines = []
        }
        return examples
    }

    /// The Swift blocks of a page, which form one program.
    static func page(_ source: String, file: String) -> Example? {
        var lines: [String] = []
        var isCode = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isCode = line == "```swift"
            } else if isCode, !line.hasPrefix("import "), !isOfManifest(line) {
                lines.append(String(line))
            }
        }
        return example(lines, file: file)
    }

    /// Whether a line is for the reader's Package.swift.
    private static func isOfManifest(_ line: Substring) -> Bool {
        line.hasPrefix(".package(") || line.hasPrefix(".product(")
    }

    private static func example(_ lines: [String], file: String) -> Example? {
        let statements = statements(lines)
        guard statements.contains(where: isCode) else { return nil }
        return Example(file: file, statements: statements)
    }

    /// Whether an indented line is code. Tables are indented too, but have neither comments nor declarations.
    private static func isCode(_ statement: Example.Statement) -> Bool {
        statement.comment != nil || statement.isDeclaration || statement.code.hasPrefix("try ")
    }

    private static func statements(_ lines: [String]) -> [Example.Statement] {
        var statements: [Example.Statement] = []
        var depth = 0
        for line in lines {
            let (code, comment) = split(line)
            if code.isEmpty { continue }
            if depth > 0 || code.hasPrefix("."), !statements.isEmpty {
                statements[statements.count - 1].code += "\n" + code
                statements[statements.count - 1].comment = comment ?? statements[statements.count - 1].comment
            } else {
                statements.append(Example.Statement(code: code, comment: comment))
            }
            depth += nesting(code)
        }
        return statements
    }

    /// Code and the comment after it.
    private static func split(_ line: String) -> (code: String, comment: String?) {
        var isText = false
        var index = line.startIndex
        while index < line.endIndex {
            if line[index] == "\"" { isText.toggle() }
            if !isText, line[index...].hasPrefix("//") {
                let comment = line[index...].dropFirst(2).drop { $0 == " " }
                return (trimmed(line[..<index]), String(comment))
            }
            index = line.index(after: index)
        }
        return (trimmed(line[...]), nil)
    }

    private static func trimmed(_ code: Substring) -> String {
        var code = code
        while code.last == " " { code.removeLast() }
        return String(code)
    }

    private static func nesting(_ code: String) -> Int {
        code.reduce(0) { depth, character in
            switch character {
            case "(", "[", "{": depth + 1
            case ")", "]", "}": depth - 1
            default: depth
            }
        }
    }
}
