/// A text that CLDR's rules spell against the grammar: "jedna tisíc" is "jeden tisíc" in Czech.
struct NumberCorrection: Sendable {
    /// The text, in a number with a space before and behind it, so that " տասն " is the word alone.
    let wrong: [UInt8]
    /// What stands there instead; nil if a number with the text has no words.
    let right: [UInt8]?

    init(wrong: Substring, right: Substring?) {
        self.wrong = Array(wrong.utf8)
        self.right = right.map { Array($0.utf8) }
    }

    /// Corrects all occurrences in a number; false if it has no words.
    func correct(_ number: inout [UInt8]) -> Bool {
        guard let first = wrong.first else { return true }
        var place = 0
        while place + wrong.count <= number.count {
            guard number[place] == first, number[place..<(place + wrong.count)].elementsEqual(wrong) else {
                place += 1
                continue
            }
            guard let right else { return false }
            number.replaceSubrange(place..<(place + wrong.count), with: right)
            place += right.count
        }
        return true
    }
}
