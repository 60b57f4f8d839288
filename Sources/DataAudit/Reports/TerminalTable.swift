/// Columns of equal width, and colours, for a terminal.
///
/// Widths are those that a terminal gives: amounts in wide and in combining scripts stand in one table.
struct TerminalTable {
    var hasColor: Bool

    struct Cell {
        var text: String
        var color: Color?
    }

    enum Color: String {
        case bold = "1"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case faint = "2"
    }

    /// A column is never wider than most rows need.
    static let widestColumn = 40

    /// The rows, indented, with columns of equal width.
    func rows(_ rows: [[Cell]]) -> [String] {
        guard let count = rows.first?.count else { return [] }
        let widths = (0..<count).map { column in
            min(Self.widestColumn, rows.map { DisplayWidth.of($0[column].text) }.max() ?? 0)
        }
        return rows.map { row in
            var line = "  "
            for (cell, width) in zip(row.dropLast(), widths) {
                let padding = max(0, width - DisplayWidth.of(cell.text))
                line += colored(cell.text, cell.color) + String(repeating: " ", count: padding) + "  "
            }
            line += row.last.map { colored($0.text, $0.color) } ?? ""
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    func colored(_ text: String, _ color: Color?) -> String {
        guard hasColor, let color else { return text }
        return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
    }
}
