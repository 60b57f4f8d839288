/// Columns of equal width, and colours, for a terminal.
///
/// Widths are those that a terminal gives: amounts in wide and in combining scripts stand in one table.
package struct TerminalTable {
    package var hasColor: Bool

    package init(hasColor: Bool) {
        self.hasColor = hasColor
    }

    package struct Cell {
        package var text: String
        package var color: Color?

        package init(text: String, color: Color? = nil) {
            self.text = text
            self.color = color
        }
    }

    package enum Color: String {
        case bold = "1"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case faint = "2"
    }

    /// A column is never wider than most rows need.
    package static let widestColumn = 40

    /// The rows, indented, with columns of equal width.
    ///
    /// - Parameters:
    ///   - widest: what a column takes at most.
    ///   - aligned: how many columns are made equal, of rows that may have more; nil for all but the last.
    package func rows(
        _ rows: [[Cell]], indent: Int = 2, widest: Int = widestColumn, aligned: Int? = nil
    ) -> [String] {
        let aligned = aligned ?? max(0, (rows.first?.count ?? 0) - 1)
        let widths = (0..<aligned).map { column in
            min(widest, rows.compactMap { column < $0.count ? DisplayWidth.of($0[column].text) : nil }.max() ?? 0)
        }
        return rows.map { row in
            var line = String(repeating: " ", count: indent)
            for (column, cell) in row.enumerated() where column < aligned || !cell.text.isEmpty {
                let padding = column < aligned ? max(0, widths[column] - DisplayWidth.of(cell.text)) : 0
                line += colored(cell.text, cell.color) + String(repeating: " ", count: padding) + "  "
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    package func colored(_ text: String, _ color: Color?) -> String {
        guard hasColor, let color else { return text }
        return "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m"
    }
}
