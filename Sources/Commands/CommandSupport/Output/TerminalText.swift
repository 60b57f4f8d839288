/// Text from outside that is shown on a terminal: a message, the name of a file, an amount that was found.
///
/// What would make the terminal do something, or show the rest in another order, is written as its code point: control
/// characters, line and paragraph separators, and the embeddings, overrides and isolates of two directions. The marks
/// of direction, which amounts have, stay.
///
///     TerminalText.of("a\u{1B}[31mb")     // "a⟨U+001B⟩[31mb"
///
/// See <https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing>.
package enum TerminalText {
    package static func of(_ text: String) -> String {
        VisibleText.shown(in: text, where: isActive)
    }

    /// The same for a text of several lines, whose ends stay.
    package static func of(lines text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }.joined(separator: "\n")
    }

    private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069: true
        default:
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }
}
