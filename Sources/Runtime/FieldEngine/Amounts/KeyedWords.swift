// A word after the digits is text until it is settled what it means: the k of "5 k" multiplies by a thousand, but the k of
// "5 kr" begins a name. Until then, the value is that of the digits.
//
//     keyed                 digits    value    settled
//     5 k                   5         5        5000
//     5 kr                  5         5        5
//     3万                   3         3        30000
//     3万5千                3         3        35000
//     2 lakh 50 thousand    2         2        250000
//
// Words consist of letters with their marks, spaces, currency signs, and periods and apostrophes after a letter. Digits may
// follow a space, or a letter of a script without spaces.

/// A text in which words follow the keyed digits.
struct KeyedWords {
    /// The most characters after the digits; the longest names of currencies have about sixty.
    private static let maximumLength = 80

    let text: String
    /// The digits at the start, with sign and decimal separator.
    let digits: String

    /// Splits a text; nil if it does not begin with digits or no word follows them.
    init?(_ text: String, _ notation: NumberNotation) {
        func isDigit(_ character: Character) -> Bool { Self.isDigit(character, notation) }
        func isNumber(at index: String.Index) -> Bool {
            isDigit(text[index])
                || !notation.decimal.isEmpty && text.unicodeScalars[index...].starts(with: notation.decimal)
        }
        let words = text.indices.first { !isNumber(at: $0) && Self.canStart(text[$0]) }
        guard let words, text[..<words].contains(where: isDigit) else { return nil }
        self.text = text
        digits = String(text[..<words])
    }

    /// Whether more characters follow the digits than any name has.
    var isTooLong: Bool { text.count - digits.count > Self.maximumLength }

    /// Whether nothing but spaces follows the digits.
    var isBlank: Bool { text.dropFirst(digits.count).allSatisfy(Self.isSpace) }

    /// Whether a text consists of characters that words may have, after another text.
    static func areWords(_ text: some StringProtocol, after previous: Character?) -> Bool {
        var previous = previous
        for character in text {
            let mayFollow = previous.map(isLetter) ?? false
            guard canStart(character) || mayFollow && isInside(character) else { return false }
            previous = character
        }
        return true
    }

    /// Whether a digit may follow the words.
    func mayGoOnWithDigit(_ notation: NumberNotation) -> Bool {
        guard let last = text.last, let scalar = last.unicodeScalars.first else { return false }
        return Self.isSpace(last) || Self.isDigit(last, notation)
            || Self.isLetter(last) && scalar.value >= Self.firstWithoutSpaces
    }

    /// The first scalar of East Asian scripts, whose words follow one another without spaces.
    private static let firstWithoutSpaces: UInt32 = 0x2E80

    private static func canStart(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        if isLetter(character) || isSpace(character) || scalar == "$" { return true }
        return !scalar.isASCII && LenientScalar.kind(scalar.value) == .other
            && GeneralCategory.isSymbolOrSeparator(scalar.value)
    }

    private static func isInside(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        switch LenientScalar.kind(scalar.value) {
        case .period, .apostrophe, .bidiMark: return true
        default: return false
        }
    }

    private static func isDigit(_ character: Character, _ notation: NumberNotation) -> Bool {
        character.unicodeScalars.first.map { notation.digit($0) != nil } ?? false
    }

    private static func isLetter(_ character: Character) -> Bool { CharacterClass.letters.contains(character) }

    private static func isSpace(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { LenientScalar.kind($0.value) == .space }
    }
}
