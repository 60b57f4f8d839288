import CurrencyCore
import CurrencyEngine
import CurrencyReader
import PackedTables

// Words that multiply a number: "5 million", "1억 2000만".

extension AmountGrammar {
    /// The end of the words that multiply a number, including the numbers and words that continue it; nil if there are none.
    func scaledEnd(_ number: Int) -> Int? {
        // "제3조 100원" is article 3, and not that many 10^12.
        guard var (word, end) = scaleWord(tokens[number].end),
            WordBoundary.scalar(before: tokens[number].start, text) != 0xC81C
        else { return nil }
        // The end in front of the first "and".
        var endOfFirst: Int?
        while true {
            let and = syntax.skippingAnd(text, end)
            let start = word.spacing == .none ? end : and > end ? and : Blanks.end(text, end)
            let place = tokens.index(at: start)
            guard start > end || word.spacing != .needed, word.mayContinue, place < tokens.count,
                tokens[place].start == start, isNumber(place)
            else { break }
            let next = tokens[place]
            if let following = scaleWord(next.end) {
                if following.word.mayFollow(word) {
                    if and > end { endOfFirst = endOfFirst ?? end }
                    (word, end) = following
                    continue
                }
                // Neither "2천 3천만" nor its end is a number.
                if word.spacing != .needed { return following.end }
            }
            let isBeforeCurrency =
                !word.isLetter && meant(tokens.index(at: Blanks.end(text, next.end)), place, isBehind: true) != nil
            let isLast =
                start == end || isBeforeCurrency
                || and == end && tokens.number(place).digits <= syntax.mostDigitsWithoutWord(behind: word)
                    && !WordBoundary.startsWithWordLetter(text, at: Blanks.end(text, next.end))
            if isLast, !word.hasPeriod { return next.end }
            break
        }
        // "R$ 1 milhão e 200 mil pessoas"
        guard let endOfFirst, !endsPhrase(end) else { return end }
        let currency = tokens.index(at: Blanks.end(text, syntax.skippingOf(text, Blanks.end(text, end))))
        return meant(currency, number, isBehind: true) == nil ? endOfFirst : end
    }

    /// Whether a word multiplies the number in front of it.
    func isScale(_ word: Int) -> Bool {
        let number = skipBlanks(back: word - 1)
        return isNumber(number) && scaleWord(tokens[number].end)?.end == tokens[word].end
    }

    /// Whether a word behind a number is thousands of a currency: the "grand" of "10 grand", which in "$10 grand" is of scale.
    func countsThousands(_ number: Int) -> Bool {
        let word = skipBlanks(number + 1)
        return tokens.kind(word) == .currency && tokens.finding(word).found.contains { $0.power >= 3 }
    }

    /// Whether a number is the end of a longer one that begins with a Han or Hangul numeral: "二億2000万円", "천 4백만 원".
    func followsNumeral(_ number: Int) -> Bool {
        var place = skipBlanks(back: number - 1)
        guard place >= 0, tokens.kind(place) == .word else { return false }
        var count = 0
        while place >= 0, tokens.kind(place) == .word,
            let (scalar, _) = LenientScalar.decode(text, at: tokens[place].start),
            Numerals.contains(scalar, hasHangul: count > 0)
        {
            count += 1
            place -= 1
        }
        return count > 0 && (tokens.kind(number - 1) == .word || tokens.kind(place) != .word)
    }
}
