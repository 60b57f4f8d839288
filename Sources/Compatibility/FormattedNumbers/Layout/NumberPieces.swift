// From the engine's parts to the text that is shown:
//
//     parts                    $ 5 %
//     spacesSymbols            a space between digits and a currency or percent sign next to them, where there is none
//     abbreviation             its symbol, directly behind the last digit

/// A text in pieces, each with its kind.
struct NumberPieces {
    typealias Piece = (kind: FormattedPart.Kind, text: String)

    private(set) var pieces: [Piece]

    init(_ number: FormattedNumber) {
        pieces = number.parts.map { ($0.kind, number.text(of: $0)) }
    }

    /// Puts a space between digits and symbols.
    mutating func space(_ space: String) {
        var result: [Piece] = []
        for piece in pieces {
            if let last = result.last,
                (Self.isNumber(last.kind) && Self.isSymbol(piece.kind))
                    || (Self.isSymbol(last.kind) && Self.isNumber(piece.kind))
            {
                result.append((.literal, space))
            }
            result.append(piece)
        }
        pieces = result
    }

    /// Puts the symbol of an abbreviation behind the digits.
    mutating func abbreviate(_ symbol: String) {
        guard !symbol.isEmpty, let last = pieces.lastIndex(where: { Self.isNumber($0.kind) }) else { return }
        pieces.insert((.compact, symbol), at: last + 1)
    }

    private static func isNumber(_ kind: FormattedPart.Kind) -> Bool {
        switch kind {
        case .integer, .group, .decimal, .fraction, .infinity, .nan: true
        default: false
        }
    }

    private static func isSymbol(_ kind: FormattedPart.Kind) -> Bool {
        kind == .currency || kind == .percentSign
    }
}
