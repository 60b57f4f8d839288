// The columns of a terminal that a text takes:
//
//     0    nonspacing and enclosing marks, and invisible characters, such as directional ones
//     2    East_Asian_Width W and F, and Emoji_Presentation
//     1    all others, among them East_Asian_Width A: ▲ and ▼
//
// A character of several scalars takes as many as its widest.
//
// See https://www.unicode.org/reports/tr11/ and https://www.unicode.org/reports/tr51/#Emoji_Presentation.

extension String {
    var terminalColumns: Int {
        reduce(0) { $0 + ($1.unicodeScalars.map(\.terminalColumns).max() ?? 0) }
    }
}

extension Unicode.Scalar {
    fileprivate var terminalColumns: Int {
        switch properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: return 0
        default: return isWide || properties.isEmojiPresentation ? 2 : 1
        }
    }

    /// The blocks that are wide as a whole or nearly so.
    private var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
