import CurrencyFormat

// The laws of other text beside an amount or within its number.

extension ReadingLaws {
    private static let pieces = [
        "x", "and", "to", "per", "von", "à", "за", "で", "DR", "CR", "k", "m", "T", "million", "Mio.", "cents", "half",
        "7", "12",
        "345", "0", "+", "×", "@", "*", "#", "/", "~", "^", "%", "=", "\\", "_", "½", "²", "¢", "'", "`", "…", "№",
        "USD", "€",
    ]

    /// Text before or behind an amount, with a blank or without.
    mutating func checkMoreText(_ own: OwnText) {
        for _ in 0..<12 {
            let piece = random.below(2) == 0 ? random.element(of: Self.pieces) : String(Character(randomScalar()))
            let isDigit = piece.unicodeScalars.allSatisfy { $0.properties.numericType == .decimal }
            let blank = isDigit ? " " : random.element(of: ["", " "])
            let isInFront = random.below(2) == 0
            let text = isInFront ? piece + blank + own.text : own.text + blank + piece
            if blank.isEmpty, Self.isAnotherWord(piece, own, isInFront: isInFront) { continue }
            let number = own.numberStart
            let taken = isInFront ? 0..<(piece.utf8.count + blank.utf8.count + number + 1) : number..<text.utf8.count
            expect("more text", text, own.amount, orTakenIn: taken)
            if piece.unicodeScalars.count == 1 { checkTruth(text, own.parser) }
        }
    }

    /// Whether letters make another word with what they touch: a word of scale, "5 km", or a number with groups,
    /// "A31 671"; a preposition of Hebrew
    /// or Arabic, "ב-50"; or a compound, "7-fold".
    private static func isAnotherWord(_ piece: String, _ own: OwnText, isInFront: Bool) -> Bool {
        let letter = isInFront ? piece.unicodeScalars.last : piece.unicodeScalars.first
        guard let properties = letter?.properties, properties.isAlphabetic || properties.numericType != nil else {
            return false
        }
        if isInFront, "-" == own.text.first, "בהוכלמبفكلو".contains(piece) { return true }
        return isInFront ? own.text.first?.isNumber ?? false : own.isCompact || own.text.last == "-"
    }

    /// A scalar between two digits.
    mutating func checkCut(_ own: OwnText) {
        let scalars = Array(own.text.unicodeScalars)
        let places = scalars.indices.dropFirst().filter {
            scalars[$0].properties.numericType == .decimal && scalars[$0 - 1].properties.numericType == .decimal
        }
        guard !places.isEmpty, let first = scalars.firstIndex(where: { $0.properties.numericType == .decimal }),
            let last = scalars.lastIndex(where: { $0.properties.numericType == .decimal })
        else { return }
        for _ in 0..<12 {
            let place = random.element(of: Array(places))
            let scalar = random.below(2) == 0 ? randomASCII() : randomScalar()
            // A number with another digit is another number, and a line and a cell end amounts.
            if scalar.properties.numericType == .decimal || Self.ends.contains(scalar) { continue }
            if makesTwoNumbers(scalar, scalars, at: place) { continue }
            let text = String(String.UnicodeScalarView(scalars[..<place] + [scalar] + scalars[place...]))
            let start = String(String.UnicodeScalarView(scalars[..<first])).utf8.count
            let behind = String(String.UnicodeScalarView(scalars[(last + 1)...])).utf8.count
            expect("cut", text, own.amount, orTakenIn: start..<(text.utf8.count - behind))
            checkTruth(text, own.parser)
        }
    }

    private static let ends: [Unicode.Scalar] = [
        "\n", "\r", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "|", ";",
    ]

    /// Whether a scalar between digits makes two numbers of one: a range, "5-10 €", a number of things at a price, "3x10 €" and
    /// "3 10 €", or a list, "5€10€"; in a language without spaces, a letter may count, "3个10元". Three digits behind a blank may
    /// be a group.
    private func makesTwoNumbers(_ scalar: Unicode.Scalar, _ own: [Unicode.Scalar], at place: Int) -> Bool {
        if scalar.properties.isWhitespace {
            let digits = own[place...].prefix { $0.properties.numericType == .decimal }
            return digits.count != 3 && (digits.count == 1 || digits.first?.properties.numericValue != 0)
        }
        let category = scalar.properties.generalCategory
        return category == .otherLetter && Self.languagesWithoutSpaces.contains { locale.description.hasPrefix($0) }
            || category == .currencySymbol && own.contains(scalar) || category == .dashPunctuation
            || ["~", "x", "\u{D7}"].contains(scalar)
    }

    private static let languagesWithoutSpaces = ["ja", "km", "lo", "my", "th", "yue", "zh"]

    private mutating func randomASCII() -> Unicode.Scalar { Unicode.Scalar(UInt8(0x20 + random.below(0x5F))) }

    /// An assigned scalar of the planes that texts use, most of them from the first blocks.
    private mutating func randomScalar() -> Unicode.Scalar {
        let limit = random.element(of: [0x250, 0x2000, 0x3100, 0x10000, 0x1FA00])
        let scalar = Unicode.Scalar(UInt32(random.below(limit))) ?? "x"
        return scalar.properties.generalCategory == .unassigned ? "x" : scalar
    }
}
