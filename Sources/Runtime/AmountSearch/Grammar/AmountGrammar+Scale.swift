import CurrencyCore
import CurrencyEngine
import CurrencyReader
import PackedTables

// Words that multiply a number: "5 million", "1억 2000만".

extension AmountGrammar {
    /// The scale word after a number; nil if there is none that is ever used.
    func scaleWord(_ end: Int) -> (word: ScaleWord, end: Int)? {
        anyScaleWord(end).flatMap { $0.word.isUsed ? $0 : nil }
    }

    /// The scale word after a number, even if it is refused after all numbers.
    func anyScaleWord(_ end: Int) -> (word: ScaleWord, end: Int)? {
        guard syntax.readsScaleWords else { return nil }
        let start = Blanks.end(text, end)
        guard start < text.count, contents.scaleStarts.contains(text, at: start),
            let word = contents.scaleWords.match(text, at: start),
            !(word.isLetter && start > end && isJoined(start + word.length))
        else { return nil }
        return (word, start + word.length)
    }

    /// Whether a letter before an offset is part of a name: "$20 T-shirts", "£10 B&B", "£5 K9".
    func isJoined(_ end: Int) -> Bool {
        guard end < text.count else { return false }
        let isMark = "-&/'".utf8.contains(text[end])
        return text[end].isDigit || isMark && WordBoundary.startsWithLetter(text, at: end + 1)
    }

    /// The end of the words that multiply a number, including the numbers and words that continue it; nil if there are none.
    func scaledEnd(_ number: Int) -> Int? {
        // "제3조 100원" is article 3, and not that many 10^12.
        guard var (word, end) = scaleWord(tokens[number].end),
            WordBoundary.scalar(before: tokens[number].start, text) != 0xC81C
        else { return nil }
        while true {
            let start = word.spacing == .none ? end : Blanks.end(text, end)
            let place = tokens.index(at: start)
            guard start > end || word.spacing != .needed, place < tokens.count, tokens[place].start == start,
                isNumber(place)
            else { break }
            let next = tokens[place]
            if let following = scaleWord(next.end) {
                if following.word.mayFollow(word) {
                    (word, end) = following
                    continue
                }
                // Neither "2천 3천만" nor its end is a number.
                if word.spacing != .needed { return following.end }
            }
            let isLast =
                start == end
                || !word.isLetter && meant(tokens.index(at: Blanks.end(text, next.end)), place, isBehind: true) != nil
                || tokens.number(place).digits <= syntax.mostDigitsWithoutWord(behind: word)
                    && !WordBoundary.startsWithWordLetter(text, at: Blanks.end(text, next.end))
            return isLast ? next.end : end
        }
        return end
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
