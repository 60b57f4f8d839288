import CurrencyReader

// Numbers that continue or begin in words, so that the digits are only a part of the amount:
//
//     $3 thousand five hundred, 5 dollars fifty, 5 Euro fünfzig      after an amount
//     cento e 50 reais, ciento 50 mil pesos, yüz 50 lira             before an amount
//
// Words with another meaning in some language, and articles, are left out: "on" is ten in Turkish.

/// Words for numbers in many languages. They only raise doubts: an amount beside them is left out.
enum NumberWords {
    /// Whether a number in words continues after an offset, with or without "and".
    static func follow(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ ownHundreds: [SearchContents.Word]) -> Bool
    {
        let space = Blanks.end(text, offset)
        let and = BesideWords.end(of: WordLists.and, text, at: space)
        let start = and.map { Blanks.end(text, $0) } ?? space
        guard start > offset, let end = wordEnd(text, start) else { return false }
        if isWord(of: WordLists.tens, text, start..<end) { return true }
        // "₺3 yüz"
        if and == nil, isHundred(text, start..<end, ownHundreds) { return true }
        guard BesideWords.end(of: WordLists.units, text, at: start) == end else { return false }
        let next = Blanks.end(text, end)
        // "3 GBP and one"
        if and != nil, next == text.count { return true }
        return wordEnd(text, next).map { isWord(of: WordLists.hundreds, text, next..<$0) } ?? false
    }

    /// Whether a number in words ends before an offset, with or without "and".
    static func precede(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ ownHundreds: [SearchContents.Word]) -> Bool
    {
        let front = BesideWords.start(of: WordLists.and, text, before: offset) ?? offset
        let end = Blanks.start(text, front)
        guard end < offset || front < offset, end > 0, text[end - 1].isLetter || text[end - 1] >= 0x80 else {
            return false
        }
        var start = end
        while start > 0, end - start < longest, text[start - 1] >= 0x80 || text[start - 1].isLetter { start -= 1 }
        let word = Blanks.end(text, start)..<end
        return isWord(of: WordLists.tens, text, word) || isHundred(text, word, ownHundreds)
    }

    private static func isHundred(
        _ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>, _ ownHundreds: [SearchContents.Word]
    ) -> Bool {
        isWord(of: WordLists.hundreds, text, word)
            || ownHundreds.contains { DecisionLines.match($0, word, in: text, partsLongerThan: 4) }
    }

    /// The end of the word that starts at an offset; nil if there is none.
    static func wordEnd(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
        guard WordBoundary.startsWithWordLetter(text, at: start) else { return nil }
        var end = start
        while end < text.count, end - start < longest, text[end] >= 0x80 || text[end].isLetter { end += 1 }
        return end
    }

    /// The longest word that is examined, in bytes.
    static let longest = 40

    /// Whether a word is in a list, or begins or ends with one of its longer words: "venticinque", "fünfundzwanzig".
    private static func isWord(
        of words: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ place: Range<Int>
    ) -> Bool {
        DecisionLines(words).match(place, in: text, partsLongerThan: 4)
    }
}
