import CurrencyReader

// Digits behind an amount that may be in its minor unit: the 43 of "20 dollars and 43 cents".

extension AmountGrammar {
    /// The digits behind an amount, at most three, with the minor unit that they name. They are no part of a longer number.
    func minorPart(behind end: Int) -> MinorPart? {
        // "$1\n99" is a price tag.
        let isLine = end < text.count && tokens.kind(tokens.index(at: end)) == .line
        let part = MinorPart(text, behind: isLine ? end + 1 : end) { finder.minorUnit(text, behind: $0, syntax) }
        guard let part else { return nil }
        let number = tokens.index(at: part.place.lowerBound)
        let isNumber = tokens.kind(number) == .number && tokens[number].range == part.place
        return isNumber && !isInChain(number) ? part : nil
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
