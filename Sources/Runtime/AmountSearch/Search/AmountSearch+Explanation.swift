import CurrencyReader

/// A piece of a text as the grammar of amounts sees it, for tools that explain a reading.
package struct ExplainedToken: Hashable, Sendable {
    /// What it is: "number", "currency", "word", "minus" and so on.
    package var kind: String
    /// Its place, in UTF-8 bytes.
    package var range: Range<Int>
}

extension AmountSearch {
    /// The tokens of a text, which follow one another without gaps.
    package func tokens(utf8 text: UnsafeBufferPointer<UInt8>) -> [ExplainedToken] {
        AmountScanner(contents, text).tokens.list.map { ExplainedToken(kind: $0.kind.name, range: $0.range) }
    }
}

extension Token.Kind {
    fileprivate var name: String {
        switch self {
        case .number: "number"
        case .currency: "currency"
        case .word: "word"
        case .minus: "minus"
        case .plus: "plus"
        case .opening: "opening"
        case .closing: "closing"
        case .blank: "blank"
        case .line: "line"
        case .cell: "cell"
        case .invisible: "invisible"
        case .markup: "markup"
        case .period: "period"
        case .comma: "comma"
        case .colon: "colon"
        case .slash: "slash"
        case .apostrophe: "apostrophe"
        case .punctuation: "punctuation"
        case .symbol: "symbol"
        }
    }
}
