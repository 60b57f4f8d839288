/// How a text differs from the expected one.
package struct TextDifference: CustomStringConvertible {
    private let text: String
    private let expected: String

    /// Nil if the texts have the same scalars. Texts that are only canonically equivalent differ.
    package init?(_ text: String, _ expected: String) {
        if text.unicodeScalars.elementsEqual(expected.unicodeScalars) { return nil }
        self.text = text
        self.expected = expected
    }

    /// The message of the issue.
    package var description: String {
        "“\(visibleText(text))” is not “\(visibleText(expected))”; \(kind)"
    }

    private var kind: String {
        if isSame(where: { $0.properties.generalCategory == .spaceSeparator ? " " : $0 }) {
            return "they differ only in spaces"
        }
        if isSame(where: { $0.properties.generalCategory == .format ? nil : $0 }) {
            return "they differ only in invisible marks"
        }
        let pairs = zip(text, expected)
        let same = pairs.prefix { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }.count
        return "they differ from character \(same + 1) on"
    }

    /// Whether the texts are the same after a change of each scalar, or without the scalar for nil.
    private func isSame(where change: (Unicode.Scalar) -> Unicode.Scalar?) -> Bool {
        text.unicodeScalars.compactMap(change) == expected.unicodeScalars.compactMap(change)
    }
}
