extension LedgerEntry {
    /// What the two texts of a difference have in common.
    enum Likeness: String, Decodable {
        /// Everything but no-break spaces.
        case allButSpaces
        /// The digits in the same order.
        case digits
        /// The digits in any order, and the letters, but ICU's text may have more letters in one place.
        case lettersAndDigits
        /// The digits, except for one trailing zero in this engine's text.
        case digitsButOneZero
        /// The digits before the first letter, because names can contain years.
        case firstDigits
        /// All characters, but ICU's text has the name before the last digit: "RWF 1 Rwandan francs0" instead of "RWF
        /// 10 Rwandan francs".
        case endBeforeLastCharacter
        /// Nothing, because the numbers are in different units.
        case nothing

        func holds(_ upstream: String.UnicodeScalarView, _ here: String.UnicodeScalarView) -> Bool {
            switch self {
            case .nothing: true
            case .allButSpaces:
                upstream.filter { $0 != "\u{A0}" }.elementsEqual(here.filter { $0 != "\u{A0}" })
            case .digits:
                upstream.compactMap(Self.digit) == here.compactMap(Self.digit)
            case .digitsButOneZero:
                upstream.compactMap(Self.digit) + [0] == here.compactMap(Self.digit)
            case .lettersAndDigits:
                upstream.compactMap(Self.digit).sorted() == here.compactMap(Self.digit).sorted()
                    && Self.hasInsertion(Self.letters(upstream), Self.letters(here))
            case .firstDigits:
                upstream.prefix { !$0.properties.isAlphabetic }.compactMap(Self.digit)
                    == here.prefix { !$0.properties.isAlphabetic }.compactMap(Self.digit)
            case .endBeforeLastCharacter:
                Self.isMoved(Array(upstream), Array(here))
            }
        }

        private static func digit(_ scalar: Unicode.Scalar) -> Double? {
            scalar.properties.numericValue
        }

        private static func letters(_ text: String.UnicodeScalarView) -> [Unicode.Scalar] {
            text.filter(\.properties.isAlphabetic)
        }

        private static func hasInsertion(_ upstream: [Unicode.Scalar], _ here: [Unicode.Scalar]) -> Bool {
            guard upstream.count >= here.count else { return false }
            let before = zip(upstream, here).prefix { $0 == $1 }.count
            let after = zip(upstream.reversed(), here.reversed()).prefix { $0 == $1 }.count
            return before + after >= here.count
        }

        private static func isMoved(_ upstream: [Unicode.Scalar], _ here: [Unicode.Scalar]) -> Bool {
            guard upstream.count == here.count else { return false }
            return here.indices.dropLast().contains { place in
                upstream[..<place] == here[..<place] && upstream[place...].dropLast() == here[(place + 1)...]
                    && upstream.last == here[place]
            }
        }
    }
}
