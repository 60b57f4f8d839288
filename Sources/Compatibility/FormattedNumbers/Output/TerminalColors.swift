// SGR, "select graphic rendition": ESC [ codes m.
//
//     0           reset
//     1           bold              3           italic
//     30...37     black, red, green, yellow, blue, magenta, cyan, white
//     90...97     the same, bright
//     38;2;r;g;b  any colour
//
// See ECMA-48, 8.3.117, and for the colours ITU-T T.416, 13.1.8. The 16 colours are those of xterm.

/// The colours that a terminal can show.
public enum TerminalColors: Hashable, Sendable, CaseIterable {
    /// No colours, and no other codes either.
    case noColors
    /// 16 colours, of which the nearest is used.
    case sixteen
    /// All colours.
    case trueColor
}

extension TerminalColors {
    /// The codes of a text's looks; empty for plain text.
    func codes(_ color: NumberColor?, _ font: NumberFont) -> String {
        if self == .noColors { return "" }
        var codes: [String] = []
        if font.weight.rawValue >= NumberFont.Weight.semibold.rawValue { codes.append("1") }
        if font.isItalic { codes.append("3") }
        if let color { codes.append(code(color)) }
        return codes.joined(separator: ";")
    }

    private func code(_ color: NumberColor) -> String {
        let bytes = color.bytes
        if self == .trueColor { return "38;2;" + bytes.map { String($0) }.joined(separator: ";") }
        func distance(_ other: [Int]) -> Int {
            zip(bytes, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        }
        let nearest = Self.palette.indices.min { distance(Self.palette[$0]) < distance(Self.palette[$1]) } ?? 0
        return String(nearest < 8 ? 30 + nearest : 82 + nearest)
    }

    private static let palette = [
        [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205], [229, 229, 229],
        [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255], [255, 0, 255], [0, 255, 255],
        [255, 255, 255],
    ]
}
