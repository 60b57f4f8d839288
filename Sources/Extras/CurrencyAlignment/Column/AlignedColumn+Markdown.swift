extension AlignedColumn {
    /// The amounts as cells of a right-aligned column in a Markdown table: `| ---: |`.
    ///
    ///     let plan = DecimalStyle(locale: .englishUnitedStates).plan
    ///     plan.aligned([12.5, 3]).markdownCells.map { "| \($0) |" }    // ["| 12.5 |", "|  3   |"]
    ///
    /// If an amount is shorter than others after its separator, figure spaces (U+2007) follow it. They are as wide as a
    /// digit and are kept when the cell is rendered. Plain spaces precede the amount, so that the source is aligned
    /// too. Characters with a meaning in Markdown are escaped. Right-to-left amounts are isolated.
    ///
    /// See <https://github.github.com/gfm/#tables-extension->.
    public var markdownCells: [String] {
        let hasDirections = amounts.contains { $0.direction != .leftToRight }
        let widths = amounts.map(\.reordered)
        let extent = Extent(widths)
        return zip(amounts, widths).map { amount, width in
            let text = Self.escaped(hasDirections ? amount.isolated : amount.number.text)
            return extent.missing(width).left + text + String(repeating: "\u{2007}", count: extent.right - width.right)
        }
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if #"\`*_[]<>|&~"#.unicodeScalars.contains(scalar) { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
        }
        return escaped
    }
}
