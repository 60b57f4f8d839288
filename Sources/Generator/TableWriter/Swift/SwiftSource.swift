/// Swift source as it grows: lines and their indentation.
package struct SwiftSource {
    package private(set) var text = ""
    private var depth = 0

    package init() {}

    /// The columns that a line may have.
    static let width = 120

    private var indentation: String {
        String(repeating: " ", count: 4 * depth)
    }

    /// A line at the depth of the block that it is in; without a text, an empty one.
    package mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : indentation + line + "\n"
    }

    /// A block: its first line ends with a brace, the lines of the body stand deeper, a brace closes it.
    package mutating func block<Failure: Error>(
        _ opening: String, _ body: (inout SwiftSource) throws(Failure) -> Void
    ) throws(Failure) {
        line(opening + " {")
        depth += 1
        try body(&self)
        depth -= 1
        line("}")
    }

    /// A comment for the documentation, broken between words where the line would be too long.
    package mutating func documentation(_ comment: String) {
        wrapped(comment, prefix: "/// ")
    }

    /// A comment for those who read the source.
    package mutating func comment(_ comment: String) {
        wrapped(comment, prefix: "// ")
    }

    /// The bytes as the text of a `StaticString` property, computed so that nothing needs initialising.
    package mutating func staticString(_ name: String, modifiers: String, _ bytes: [UInt8]) throws(InvalidUTF8) {
        let lines = try StringLiteral.lines(of: bytes, width: Self.width - 4 * (depth + 1))
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
