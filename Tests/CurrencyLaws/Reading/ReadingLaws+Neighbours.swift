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
            let text = random.below(2) == 0 ? piece + blank + own.text : own.text + blank + piece
            expect("more text", text, own.amount, orTakenIn: 0..<text.utf8.count)
            if piece.unicodeScalars.count == 1 { checkTruth(text, own.parser) }
        }
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

    private mutating func randomASCII() -> Unicode.Scalar { Unicode.Scalar(UInt8(0x20 + random.below(0x5F))) }

    /// A scalar of the planes that texts use, most of them from the first blocks.
    private mutating func randomScalar() -> Unicode.Scalar {
        let limit = random.element(of: [0x250, 0x2000, 0x3100, 0x10000, 0x1FA00])
        return Unicode.Scalar(UInt32(random.below(limit))) ?? "x"
    }
}
