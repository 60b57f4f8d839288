/// The pieces of a number pattern around its digits.
///
///     pattern     subpattern [";" subpattern]
///     subpattern  affix number affix
///     affix       any characters; ' quotes those that mean something, '' is an apostrophe
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns>.
struct PatternPieces {
    enum Piece: Equatable {
        case literal(String)
        case minus
        case plus
        case percent
        case perMille
        /// With the number of signs: two ask for the code.
        case currency(Int)
    }

    struct Affixes: Equatable {
        var prefix: [Piece] = []
        var suffix: [Piece] = []
    }

    var positive = Affixes()
    /// nil where the pattern has one subpattern.
    var negative: Affixes?
    /// Digits of the last group; 0 where the pattern has no groups.
    let primaryGrouping: Int

    init(_ pattern: String) {
        var subpatterns = [Affixes()]
        var isBehindNumber = false
        var isQuoted = false
        let scalars = Array(pattern.unicodeScalars)
        var index = 0
        func append(_ piece: Piece) {
            let last = subpatterns.count - 1
            if isBehindNumber {
                Self.append(piece, to: &subpatterns[last].suffix)
            } else {
                Self.append(piece, to: &subpatterns[last].prefix)
            }
        }
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            switch scalar {
            case "'" where index < scalars.count && scalars[index] == "'":
                append(.literal("'"))
                index += 1
            case "'": isQuoted.toggle()
            case _ where isQuoted: append(.literal(String(scalar)))
            case ";" where subpatterns.count == 1:
                subpatterns.append(Affixes())
                isBehindNumber = false
            case "#", "0"..."9", "@", ",", ".": isBehindNumber = true
            case "-": append(.minus)
            case "+": append(.plus)
            case "%": append(.percent)
            case "\u{2030}": append(.perMille)
            case "\u{A4}": append(.currency(1))
            default: append(.literal(String(scalar)))
            }
        }
        primaryGrouping = PatternShape(pattern).groups.first ?? 0
        positive = subpatterns[0]
        negative = subpatterns.count > 1 ? subpatterns[1] : nil
    }

    private static func append(_ piece: Piece, to pieces: inout [Piece]) {
        switch (pieces.last, piece) {
        case (.literal(let text)?, .literal(let more)): pieces[pieces.count - 1] = .literal(text + more)
        case (.currency(let count)?, .currency): pieces[pieces.count - 1] = .currency(count + 1)
        default: pieces.append(piece)
        }
    }

    var currencyPrecedesNumber: Bool {
        positive.prefix.contains {
            if case .currency = $0 { true } else { false }
        }
    }
}
