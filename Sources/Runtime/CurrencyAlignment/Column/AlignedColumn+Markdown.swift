extension AlignedColumn {
    /// The amounts as cells of a Markdown table whose column is aligned to the right: `| ---: |`.
    ///
    ///     let plan = DecimalStyle(locale: .englishUnitedStates).plan
    ///     plan.aligned([12.5, 3]).markdownCells.map { "| \($0) |" }    // ["| 12.5 |", "|  3   |"]
    ///
    /// Where an amount is shorter behind its separator than others, figure spaces (U+2007) follow it, which are as wide as
    /// a digit and stay when the cell is rendered. Plain spaces stand before it, so that the source is aligned, too.
    /// Characters with a meaning in Markdown are escaped. Amounts from right to left are isolated.
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
