/// Amounts whose decimal separators are aligned in one column.
///
///     let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
///     let column = plan.aligned([1234.5, -0.99, 1_000_000])
///     for line in column.lines { print(line) }
///     //     1.234,50 €
///     //        -0,99 €
///     // 1.000.000,00 €
///
/// A line is the amount as the plan formats it, with spaces around it. Without the spaces, it parses as before.
public struct AlignedColumn: Hashable, Sendable {
    let amounts: [AlignedAmount]

    /// Creates a column from amounts with their parts, which may have different currencies, styles and locales.
    ///
    ///     let euros = CurrencyStyle(.euro, locale: .germanGermany).plan
    ///     let yen = CurrencyStyle(.yen, locale: .germanGermany).plan
    ///     AlignedColumn([euros.formatParts(9.5), yen.formatParts(1500)]).lines     // ["    9,50 €", "1.500 ¥   "]
    ///
    /// An amount without a decimal separator, such as yen, an infinity or NaN, ends where the others have one.
    public init(_ amounts: [FormattedNumber]) {
        self.amounts = amounts.map(AlignedAmount.init)
    }

    /// The number of terminal columns that each of `lines` takes.
    public var width: Int { Extent(amounts.map(\.stored)).width }

    /// The amounts padded with spaces to equal width, for terminals that show characters in the order in which they are
    /// stored.
    ///
    /// Terminals that reorder characters, such as those of GNOME, KDE and macOS, show Hebrew and Arabic in another
    /// order. For these, use `reorderedLines`.
    ///
    /// - Complexity: O(*n*) in the length of all amounts.
    public var lines: [String] {
        let widths = amounts.map(\.stored)
        let extent = Extent(widths)
        return zip(amounts, widths).map { amount, width in
            let (left, right) = extent.missing(width)
            return left + amount.number.text + right
        }
    }

    /// The amounts padded with spaces to equal width, for terminals that reorder characters by the Unicode
    /// Bidirectional Algorithm.
    ///
    /// Each amount is isolated, so that its spaces are shown on the side on which the line has them. A terminal that
    /// drops isolates shows them elsewhere. For a column without Hebrew and Arabic, the result is the same as `lines`.
    ///
    /// See <https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates>.
    public var reorderedLines: [String] {
        guard amounts.contains(where: { $0.direction != .leftToRight }) else { return lines }
        let widths = amounts.map(\.reordered)
        let extent = Extent(widths)
        return zip(amounts, widths).map { amount, width in
            let (left, right) = extent.missing(width)
            return "\u{2066}" + left + amount.isolated + right + "\u{2069}"
        }
    }
}

/// The widths that a column needs on both sides of its separators.
struct Extent {
    let left: Int
    let right: Int

    init(_ widths: [(left: Int, right: Int)]) {
        left = widths.lazy.map(\.left).max() ?? 0
        right = widths.lazy.map(\.right).max() ?? 0
    }

    var width: Int { left + right }

    /// The spaces on both sides of a text.
    func missing(_ width: (left: Int, right: Int)) -> (left: String, right: String) {
        (DisplayWidth.spaces(left - width.left), DisplayWidth.spaces(right - width.right))
    }
}

extension AlignedAmount {
    /// The text, isolated with its direction.
    var isolated: String { (direction == .leftToRight ? "\u{2066}" : "\u{2067}") + number.text + "\u{2069}" }
}
