import CurrencyFormat

/// A style that writes a sample's amount exactly like its text.
public struct PriceStyle: Hashable, Sendable {
    /// Where a style comes from.
    public enum Source: Hashable, Sendable, CaseIterable {
        /// A locale writes the text.
        case locale
        /// No locale writes the text: symbols, spaces and separators come from the text, and the rest from a locale.
        case text
    }

    /// The style.
    public let style: CurrencyStyle
    /// Where the style comes from.
    public let source: Source
    /// The kinds of amounts that it writes differently from the best style, in the order of the cases; empty for the
    /// best style.
    public let differences: [PriceDifference]
}

/// A kind of amount that two styles may write differently, although they write a sample the same way.
///
///     .negative           -9.99
///     .whole              5           5.00 or 5
///     .fraction           0.5         0.50 or 0.5
///     .thousands          1234.56     1,234.56 or 1234.56
///     .tenThousands       12345.67    12,345.67 or 12 345.67
///     .millions           1234567.89  1,234,567.89 or 12,34,567.89
public enum PriceDifference: Hashable, Sendable, CaseIterable {
    case negative, whole, fraction, thousands, tenThousands, millions
}
