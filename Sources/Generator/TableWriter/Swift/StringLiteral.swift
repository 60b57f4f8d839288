/// Text in Swift source:
///
///     backslash, quotation mark           \\  \"
///     NUL, tab, line feed, return         \0  \t  \n  \r
///     invisible characters                \u{...}, with hexadecimal digits in capitals
///     all others                          unchanged
package enum StringLiteral {
    /// The text between quotation marks, on one line.
    package static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    /// A scalar inside any literal, with single or triple quotation marks.
    package static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\\": "\\\\"
        case "\"": "\\\""
        case "\0": "\\0"
        case "\t": "\\t"
        case "\n": "\\n"
        case "\r": "\\r"
        default: InvisibleScalars.contains(scalar) ? hexadecimal(scalar) : String(scalar)
        }
    }

    /// Text for a comment, with nothing in it that could end the comment.
    package static func comment(_ text: String) -> String {
        text.unicodeScalars.map { InvisibleScalars.contains($0) ? hexadecimal($0) : String($0) }.joined()
    }

    /// The bytes as the lines of a literal with triple quotation marks. Each line ends with a backslash, so that
    /// no line break becomes part of the text.
    ///
    /// - Parameters:
    ///   - width: The maximum columns of a line, with its backslash but without its indentation.
    /// - Throws: `InvalidUTF8`, because a literal can only contain UTF-8.
    package static func lines(of bytes: [UInt8], width: Int) throws(InvalidUTF8) -> [String] {
        let text = String(decoding: bytes, as: UTF8.self)
        if let offset = zip(text.utf8, bytes).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset {
            throw InvalidUTF8(offset: offset)
        }
        guard text.utf8.count == bytes.count else { throw InvalidUTF8(offset: min(text.utf8.count, bytes.count)) }
        var lines: [String] = []
        var line = ""
        var columns = 0
        for scalar in text.unicodeScalars {
            let piece = escaped(scalar)
            let length = piece.unicodeScalars.count
            if columns + length > width - 1 {
                lines.append(line + "\\")
                line = ""
                columns = 0
            }
            line += piece
            columns += length
        }
        // Editors remove a space at the end of a line.
        if line.last == " " { line = line.dropLast() + hexadecimal(" ") }
        return ["\"\"\""] + lines + [line, "\"\"\""]
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}

/// An error for bytes that a Swift literal cannot contain.
public struct InvalidUTF8: Error, Equatable, CustomStringConvertible {
    package var offset: Int

    /// The error as text, in English.
    public var description: String { "the bytes are not UTF-8 at offset \(offset), and a Swift literal has no others" }
}
