/// Finds words of a list, such as those of `WordLists`, before or behind an offset.
package enum BesideWords {
    /// The end of a listed word that starts at an offset; nil if there is none.
    package static func end(of words: StaticString, _ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        guard offset < text.count else { return nil }
        for word in DecisionLines(words) {
            if let end = end(word.bytes, text, at: offset) { return end }
        }
        return nil
    }

    /// The end of a word that starts at an offset; nil if it does not.
    package static func end(
        _ word: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, at offset: Int
    ) -> Int? {
        guard offset < text.count, CaseFolding.mayBeSameLetter(word[0], text[offset]),
            let length = LenientText.length(of: word, in: text, at: offset, ignoresCase: true),
            !WordBoundary.startsWithLetter(text, at: offset + length)
        else { return nil }
        return offset + length
    }

    /// The start of a listed word that ends at an offset, or before a space there; nil if there is none.
    package static func start(of words: StaticString, _ text: UnsafeBufferPointer<UInt8>, before offset: Int) -> Int? {
        let end = Blanks.start(text, offset)
        for word in DecisionLines(words) {
            if let start = start(word.bytes, text, before: end) { return start }
        }
        return nil
    }

    /// The start of a word that ends at an offset; nil if it does not.
    package static func start(
        _ word: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>, before end: Int
    ) -> Int? {
        let start = end - word.count
        guard start >= 0, CaseFolding.mayBeSameLetter(word[0], text[start]),
            LenientText.length(of: word, in: text, at: start, ignoresCase: true) == word.count,
            WordBoundary.isFree(text, before: start)
        else { return nil }
        return start
    }

    /// Whether a listed word, or a longer word that begins with it, starts at an offset.
    package static func begins(with words: StaticString, _ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard offset < text.count else { return false }
        return DecisionLines(words).contains {
            $0.bytes[0] == text[offset] && LenientText.length(of: $0.bytes, in: text, at: offset) != nil
        }
    }
}
