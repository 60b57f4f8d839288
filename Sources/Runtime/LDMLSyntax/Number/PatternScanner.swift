/// Iterates over the text of a number pattern, one character or run at a time.
struct PatternScanner {
    let text: UnsafeBufferPointer<UInt8>
    var offset = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    /// The next character; nil at the end.
    var next: PatternCharacter? { character(at: offset) }

    func character(at offset: Int) -> PatternCharacter? {
        guard offset < text.count, let start = text.baseAddress else { return nil }
        return PatternCharacter(start, at: offset, text.count)
    }

    mutating func skip(_ character: PatternCharacter) {
        offset += character.length
    }

    /// Skips a quoted text, or two apostrophes that stand for one; returns false if the quote is not closed.
    mutating func skipQuoted(_ body: (UInt8) -> Void) -> Bool {
        offset += 1
        if next == .quote {
            skipByte(body)
            return true
        }
        while let character = next {
            if character == .quote {
                offset += 1
                // Two in a row stand for one, inside quotes too.
                if next != .quote { return true }
            }
            skipByte(body)
        }
        return false
    }

    private mutating func skipByte(_ body: (UInt8) -> Void) {
        body(text[offset])
        offset += 1
    }

    /// Skips consecutive currency signs, and counts them.
    mutating func skipCurrencySigns(atMost limit: Int) -> Int {
        var count = 0
        while let character = next, character == .currency, count < limit {
            skip(character)
            count += 1
        }
        return count
    }
}
