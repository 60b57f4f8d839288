/// Swift source that is being written: lines and their indentation.
package struct SwiftSource {
    package private(set) var text = ""
    private var depth = 0

    package init() {}

    /// The maximum number of columns in a line.
    static let width = 120

    private var indentation: String {
        String(repeating: " ", count: 4 * depth)
    }

    /// Appends a line with the indentation of its block; without a text, an empty line.
    package mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : indentation + line + "\n"
    }

    /// Appends a block: a first line that ends with a brace, an indented body, and a closing brace.
    package mutating func block<Failure: Error>(
        _ opening: String, _ body: (inout SwiftSource) throws(Failure) -> Void
    ) throws(Failure) {
        line(opening + " {")
        depth += 1
        try body(&self)
        depth -= 1
        line("}")
    }

    /// Appends a documentation comment, broken between words if a line would be too long.
    package mutating func documentation(_ comment: String) {
        wrapped(comment, prefix: "/// ")
    }

    /// Appends a comment for readers of the source.
    package mutating func comment(_ comment: String) {
        wrapped(comment, prefix: "// ")
    }

    /// Appends the bytes as the text of a `StaticString` property, which is computed, so nothing needs initializing.
    package mutating func staticString(_ name: String, modifiers: String, _ bytes: [UInt8]) throws(InvalidUTF8) {
        let lines = try StringLiteral.lines(of: bytes, width: Self.width - 4 * (depth + 1))
        let short =
            "\(modifiers) var \(name): StaticString { \(StringLiteral.quoted(String(decoding: bytes, as: UTF8.self))) }"
        if indentation.count + short.count <= Self.width { return line(short) }
        block("\(modifiers) var \(name): StaticString") { source in
            for literal in lines {
                source.text += source.indentation + literal + "\n"
            }
        }
    }

    private mutating func wrapped(_ comment: String, prefix: String) {
        var current = ""
        for word in StringLiteral.comment(comment).split(separator: " ") {
            let length = indentation.count + prefix.count + current.count + 1 + word.count
            if !current.isEmpty, length > Self.width {
                line(prefix + current)
                current = ""
            }
            current += current.isEmpty ? word : " " + word
        }
        line(prefix + current)
    }
}
