import CurrencyReader

/// A piece of running text. Tokens follow one another without gaps.
struct Token {
    enum Kind: UInt8 {
        /// Digits with the separators between them, not yet interpreted; the index is that of a `NumberToken`.
        case number
        /// The longest text of a currency; the index is that of a finding.
        case currency
        /// Letters that are no currency. In scripts without spaces, each letter is a word.
        case word
        /// Minus signs and dashes of all lengths; plus signs.
        case minus, plus
        case opening, closing
        /// Spaces of any number and width.
        case blank
        /// The end of a line.
        case line
        /// A tab or a vertical bar between the cells of a table.
        case cell
        /// Bidi marks and characters without width.
        case invisible
        /// A tag or an entity of HTML.
        case markup
        case period, comma, colon, slash, apostrophe
        /// Punctuation that ends, separates or emphasizes: quotes, `;`, `!`, `?`, `*`, `_`, `#`, `=`, `~` and others.
        case punctuation
        /// Anything else. Beside an amount, nothing explains it.
        case symbol
    }

    var kind: Kind
    /// The bytes in the text.
    var start: Int
    var end: Int
    /// The position in `Tokens.numbers` or `Tokens.findings`.
    var index = 0

    var range: Range<Int> { start..<end }
}

extension NumberSeparators.Separator {
    /// The kind of token that a separator is between numbers.
    var token: Token.Kind? {
        switch kind {
        case .comma: .comma
        case .period: .period
        case .apostrophe: .apostrophe
        default: nil
        }
    }
}

/// The digits of a number in running text, and the shape of its separators, whatever they mean.
struct NumberToken {
    var digits: Int
    /// The number of separators, and of digits after the last.
    var separators: Int
    var lastDigits: Int
    /// Whether it begins with a separator: ".75".
    var startsWithSeparator: Bool
    /// The last separator; 0 if there is none.
    var lastSeparator: UInt32
    /// Whether spaces are among the separators.
    var hasSpaces: Bool

    /// Whether two digits follow the last separator, as in most prices.
    var hasCents: Bool { separators > 0 && lastDigits == 2 }
    /// Whether two or three digits follow the last separator.
    var isMoneyLike: Bool { separators > 0 && 2...3 ~= lastDigits }
    /// Whether it is a few digits without separators, as counts and years are.
    var isPlain: Bool { separators == 0 }
}
