import CurrencyCore
import CurrencyReader

// Digits behind an amount that may be in its minor unit: the 43 of "20 dollars and 43 cents".

extension AmountGrammar {
    /// A few digits behind an amount that may be in its minor unit.
    struct MinorPart {
        /// The token of the digits.
        var number: Int
        var count: Int64
        var digits: Int
        /// What joins it to the amount.
        var join: Join
        /// The minor unit that is named behind the digits.
        var unit: NamedMinorUnit?

        enum Join { case blank, and, comma }
    }

    /// The digits behind an amount, at most three, with the minor unit that they name.
    func minorPart(behind end: Int) -> MinorPart? {
        let hasComma = tokens.kind(tokens.index(at: end)) == .comma
        var start = Blanks.end(text, hasComma ? end + 1 : end)
        var join = hasComma ? MinorPart.Join.comma : .blank
        if !hasComma, let and = BesideWords.end(of: WordLists.and, text, at: start) {
            (start, join) = (Blanks.end(text, and), .and)
        }
        // "$1\n99" is a price tag.
        if start == end, tokens.kind(tokens.index(at: end)) == .line { start += 1 }
        let place = tokens.index(at: start)
        guard start > end || touchesName(end), place < tokens.count, tokens[place].start == start,
            tokens.kind(place) == .number, tokens.number(place).isPlain, tokens.number(place).digits <= 3,
            !isInChain(place), let count = value(tokens[place].range)
        else { return nil }
        return MinorPart(
            number: place, count: count, digits: tokens.number(place).digits, join: join,
            unit: finder.minorUnit(text, behind: tokens[place].end, syntax))
    }

    /// Whether letters without spaces end at an offset: "2ドル3セント".
    private func touchesName(_ end: Int) -> Bool {
        WordBoundary.scalar(before: end, text).map { $0 >= 0x2E80 } ?? false
    }

    /// Whether a dash, slash or colon joins a number to another one, or a percent sign follows.
    func isInChain(_ number: Int) -> Bool {
        let isJoin = [.minus, .slash, .colon].contains(tokens.kind(number + 1))
        return isJoin && tokens.kind(number + 2) == .number || isPercent(tokens[number].end)
    }

    /// Whether words for a number of minor units follow an amount: "1 долар и четиридесет и два цента".
    func hasMinorUnitInWords(behind end: Int) -> Bool {
        var place = tokens.index(at: end)
        for _ in 0..<Self.mostWords {
            switch tokens.kind(place) {
            case .blank, .word: place += 1
            case .currency:
                return tokens[place].start > end + 1
                    && tokens.finding(place).found.contains { $0.isMinorUnit && !$0.isDoubtful }
            default: return false
            }
        }
        return false
    }

    /// The limit on the words of a number of minor units, and the blanks between them.
    private static let mostWords = 9
}
