/// A text that CLDR's rules spell against the grammar: "jedna tisíc" is "jeden tisíc" in Czech.
struct NumberCorrection: Sendable {
    /// The text, in a number with a space before and behind it, so that " տասն " is the word alone.
    var wrong: Substring
    /// What stands there instead; nil if a number with the text has no words.
    var right: Substring?

    /// The number with all its occurrences corrected; nil if it has no words.
    func corrected(_ number: [UInt8]) -> [UInt8]? {
        let wrong = Array(wrong.utf8)
        var result: [UInt8] = []
        var rest = number[...]
        while let first = rest.first {
            guard rest.starts(with: wrong) else {
                result.append(first)
                rest.removeFirst()
                continue
            }
            guard let right else { return nil }
            result.append(contentsOf: right.utf8)
            rest.removeFirst(wrong.count)
        }
        return result
    }
}
