import CurrencyCore
import CurrencyReader

// Digits behind an amount that may be in its minor unit: the 43 of "20 dollars and 43 cents".

extension AmountGrammar {
    /// A few digits behind an amount that may be in its minor unit.
    struct MinorPart {
        /// The token of the digits.
        var number: Int
        var count: Int64
        var digits: Int
        /// What joins it to the amount.
        var join: Join
        /// The minor unit that is named behind the digits.
        var unit: Unit?

        struct Unit {
            var units: [CurrencyUnit]
            var end: Int
            /// Whether it is short enough for a unit of measure.
            var isShort: Bool
            /// Whether it touches the digits.
            var touches: Bool

            /// The unit of a currency; that of all currencies if it is cents in some language.
            func unit(of currency: CurrencyCode) -> CurrencyUnit? {
                units.first { $0.currency == currency } ?? units.first { $0.currency == CurrencyUnit.any }
            }

            func has(_ currency: CurrencyCode) -> Bool { unit(of: currency) != nil }
        }

        enum Join { case blank, and, comma }
    }

    /// The digits behind an amount, at most three, with the minor unit that they name.
    func minorPart(behind end: Int) -> MinorPart? {
        let hasComma = tokens.kind(tokens.index(at: end)) == .comma
        var start = Blanks.end(text, hasComma ? end + 1 : end)
        var join = hasComma ? MinorPart.Join.comma : .blank
        if !hasComma, let and = BesideWords.end(of: WordLists.and, text, at: start) {
            (start, join) = (Blanks.end(text, and), .and)
        }
        // "$1\n99" is a price tag.
        if start == end, tokens.kind(tokens.index(at: end)) == .line { start += 1 }
        let place = tokens.index(at: start)
        guard start > end || touchesName(end), place < tokens.count, tokens[place].start == start,
            tokens.kind(place) == .number, tokens.number(place).isPlain, tokens.number(place).digits <= 3,
            !isInChain(place), let count = value(tokens[place].range)
        else { return nil }
        return MinorPart(
            number: place, count: count, digits: tokens.number(place).digits, join: join,
            unit: minorUnit(behind: tokens[place].end))
    }

    /// Whether letters without spaces end at an offset: "2ドル3セント".
    private func touchesName(_ end: Int) -> Bool {
        WordBoundary.scalar(before: end, text).map { $0 >= 0x2E80 } ?? false
    }

    /// Whether a dash, slash or colon joins a number to another one, or a percent sign follows.
    func isInChain(_ number: Int) -> Bool {
        let isJoin = [.minus, .slash, .colon].contains(tokens.kind(number + 1))
        return isJoin && tokens.kind(number + 2) == .number || isPercent(tokens[number].end)
    }

    /// The minor units that a text names.
    func minorUnit(behind end: Int) -> MinorPart.Unit? {
        // "50 de bani"
        let space = Blanks.end(text, end)
        let start = syntax.joinsAnyNumber ? syntax.skippingOf(text, space) : space
        // "£20 p/w", "£20 p.a.", "£20 p&p"
        if start > end, start + 1 < text.count, [0x26, 0x2E, 0x2F].contains(text[start + 1]),
            WordBoundary.startsWithLetter(text, at: start + 2)
        {
            return nil
        }
        let finding = finder.find(text, at: start)
        let found = finding.found.filter { $0.isMinorUnit }.map { CurrencyUnit(currency: $0.currency, power: $0.power) }
        let word = MinorUnitWords.match(text, at: start, finder.data)
        let unitEnd = max(found.isEmpty ? start : start + finding.length, word?.end ?? 0)
        let units = found + (word?.units ?? [])
        return units.isEmpty
            ? nil
            : MinorPart.Unit(
                units: units, end: unitEnd, isShort: found.isEmpty && unitEnd - start <= 3, touches: start == end)
    }

    /// Whether words for a number of minor units follow an amount: "1 долар и четиридесет и два цента".
    func hasMinorUnitInWords(behind end: Int) -> Bool {
        var place = tokens.index(at: end)
        for _ in 0..<Self.mostWords {
            switch tokens.kind(place) {
            case .blank, .word: place += 1
            case .currency:
                return tokens[place].start > end + 1
                    && tokens.finding(place).found.contains { $0.isMinorUnit && !$0.isDoubtful }
            default: return false
            }
        }
        return false
    }

    /// The limit on the words of a number of minor units, and the blanks between them.
    private static let mostWords = 9
}
