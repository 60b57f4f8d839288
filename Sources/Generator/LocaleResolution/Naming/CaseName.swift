/// Converts an English name to the words of a case name.
///
///     break           every character that is neither a letter nor a digit: `Svalbard & Jan Mayen`, `UIC-Franc`
///     nothing         apostrophes and the letters used for them: `Côte d’Ivoire` has two words
///     `To`            a dash between digits: `1950–1995`
///     fold            Latin letters become ASCII: `é` is `e`
///     capitalize      the first letter of each word; a word in capitals becomes a common word: `SAR` is `Sar`
enum CaseName {
    /// The words of a name, capitalized and in ASCII.
    static func words(of name: String) throws(NamingError) -> [String] {
        var words: [String] = []
        var word = ""
        let scalars = Array(name.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            if isApostrophe(scalar) { continue }
            if let folded = LatinFolding.ascii(scalar) {
                word += folded
                continue
            }
            if scalar.properties.isAlphabetic {
                throw .letterWithoutFolding(String(scalar), name: name)
            }
            if !word.isEmpty { words.append(capitalised(word)) }
            word = ""
            if isDash(scalar), index > 0, index + 1 < scalars.count, isDigit(scalars[index - 1]),
                isDigit(scalars[index + 1])
            {
                words.append("To")
            }
        }
        if !word.isEmpty { words.append(capitalised(word)) }
        return words
    }

    /// The words of several names as one name in lowerCamelCase.
    static func joined(_ names: [String]) throws(NamingError) -> String {
        var words: [String] = []
        for name in names { words += try Self.words(of: name) }
        guard let first = words.first else { return "" }
        return lowerFirst(first) + words.dropFirst().joined()
    }

    /// Whether Swift accepts the text as the name of a case; keywords are accepted in backticks.
    static func isName(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first.properties.isXIDStart else { return false }
        return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }

    private static func capitalised(_ word: String) -> String {
        let isAllCapitals = word.utf8.allSatisfy { !isSmall($0) }
        let rest = word.dropFirst()
        return word.prefix(1).uppercased() + (isAllCapitals ? rest.lowercased() : String(rest))
    }

    private static func lowerFirst(_ word: String) -> String {
        word.prefix(1).lowercased() + word.dropFirst()
    }

    private static func isSmall(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar)
    }

    private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{2013}" || scalar == "\u{2014}"
    }

    /// The ASCII apostrophe, and the quotation marks and modifier letters that are used for it.
    private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
        ["'", "\u{2018}", "\u{2019}", "\u{02BB}", "\u{02BC}", "\u{02BE}", "\u{02BF}"].contains(scalar)
    }
}
