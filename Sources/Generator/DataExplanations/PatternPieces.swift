import LDMLSyntax

/// The pieces of a number pattern around its digits, as strings.
struct PatternPieces {
    enum Piece: Equatable {
        case literal(String)
        case minus
        case plus
        case percent
        case perMille
        /// The currency, with the number of signs: two signs request the code.
        case currency(Int)
    }

    struct Affixes: Equatable {
        var prefix: [Piece] = []
        var suffix: [Piece] = []
    }

    let positive: Affixes
    /// The negative affixes; nil if the pattern has one subpattern.
    let negative: Affixes?
    /// The number of digits in the last group; 0 if the pattern has no groups.
    let primaryGrouping: Int
    let currencyPrecedesNumber: Bool

    /// Whether negative amounts are in parentheses.
    var hasParentheses: Bool {
        func contains(_ character: Character, _ pieces: [Piece]) -> Bool {
            pieces.contains { if case .literal(let text) = $0 { text.contains(character) } else { false } }
        }
        return negative.map { contains("(", $0.prefix) && contains(")", $0.suffix) } ?? false
    }

    init(_ pattern: String) {
        (positive, negative, primaryGrouping, currencyPrecedesNumber) = NumberPattern.with(pattern) { pattern in
            func affixes(_ prefix: NumberPattern.Affix, _ suffix: NumberPattern.Affix) -> Affixes {
                Affixes(prefix: Self.pieces(prefix), suffix: Self.pieces(suffix))
            }
            return (
                affixes(pattern.prefix, pattern.suffix), pattern.negative.map(affixes), pattern.primaryGrouping,
                pattern.currencyPrecedesNumber
            )
        }
    }

    private static func pieces(_ affix: NumberPattern.Affix) -> [Piece] {
        var result: [Piece] = []
        for token in LDMLSyntax.AffixTokens(affix) {
            switch (token, result.last) {
            // Control characters are separate literals.
            case (.literal(let bytes), .literal(let text)?):
                result[result.count - 1] = .literal(text + String(decoding: bytes, as: UTF8.self))
            case (.literal(let bytes), _): result.append(.literal(String(decoding: bytes, as: UTF8.self)))
            case (.minus, _): result.append(.minus)
            case (.plus, _): result.append(.plus)
            case (.percent, _): result.append(.percent)
            case (.perMille, _): result.append(.perMille)
            case (.currency(let count), _): result.append(.currency(count))
            }
        }
        return result
    }
}
