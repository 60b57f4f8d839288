import LDMLSyntax

/// Text that a person can tell from another: what cannot be seen is written as its code point.
package enum VisibleText {
    /// `1 234,50 €` with a no-break space as `1⟨U+00A0⟩234,50 €`.
    package static func of(_ text: String) -> String {
        shown(in: text, where: isInvisible)
    }

    /// A text with the characters that a condition holds for as code points.
    package static func shown(in text: String, where isShown: (Unicode.Scalar) -> Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if isShown(scalar) {
                result += "\u{27E8}\(codePoint(scalar))\u{27E9}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The code points of a text: `U+0031 U+00A0`.
    package static func codePoints(of text: String) -> String {
        text.unicodeScalars.map(codePoint).joined(separator: " ")
    }

    package static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .format, .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: true
        case .spaceSeparator: scalar != " "
        default: false
        }
    }

    /// Whether a character only moves others: the marks, embeddings and isolates of the bidirectional algorithm.
    package static func isBidi(_ scalar: Unicode.Scalar) -> Bool {
        UnicodeProperty.isBidiControl(scalar.value)
    }

    package static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .spaceSeparator
    }

    /// The text without marks of direction.
    package static func withoutBidi(_ text: String) -> String {
        filtered(text) { !isBidi($0) }
    }

    /// The text without spaces and marks of direction.
    package static func ink(_ text: String) -> String {
        filtered(text) { !isBidi($0) && !isSpace($0) }
    }

    package static func filtered(_ text: String, _ isKept: (Unicode.Scalar) -> Bool) -> String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: text.unicodeScalars.filter(isKept))
        return String(result)
    }
}
