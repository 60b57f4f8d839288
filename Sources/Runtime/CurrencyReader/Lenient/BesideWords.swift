import PackedTables

/// Finds words of a list, such as those of `WordLists`, before or behind an offset. A word may be listed with languages, and
/// counts only in these if a language is asked for.
package enum BesideWords {
    /// The end of a listed word that starts at an offset; nil if there is none.
    package static func end(
        of words: StaticString, _ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ language: Subtag? = nil
    ) -> Int? {
        guard offset < text.count else { return nil }
        for word in DecisionLines(words) where CaseFolding.mayBeSameLetter(word.bytes[0], text[offset]) {
            if let length = LenientText.length(of: word.field(0), in: text, at: offset, ignoresCase: true),
                !WordBoundary.startsWithLetter(text, at: offset + length), word.isOf(language)
            {
                return offset + length
            }
        }
        return nil
    }

    /// The start of a listed word that ends at an offset, or before a space there; nil if there is none.
    package static func start(
        of words: StaticString, _ text: UnsafeBufferPointer<UInt8>, before offset: Int, _ language: Subtag? = nil
    ) -> Int? {
        let end = Blanks.start(text, offset)
        for line in DecisionLines(words) {
            let word = line.field(0)
            let start = end - word.count
            guard start >= 0, CaseFolding.mayBeSameLetter(word[0], text[start]),
                LenientText.length(of: word, in: text, at: start, ignoresCase: true) == word.count,
                WordBoundary.isFree(text, before: start), line.isOf(language)
            else { continue }
            return start
        }
        return nil
    }

    /// Whether a listed word, or a longer word that begins with it, starts at an offset.
    package static func begins(with words: StaticString, _ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset < text.count else { return false }
        return DecisionLines(words).contains {
            $0.bytes[0] == text[offset] && LenientText.length(of: $0.bytes, in: text, at: offset) != nil
        }
    }
}
