import CurrencyCore
import CurrencyReader

// A number that something cuts in two: "1 2?34,50 €", "$5.0&0", "10^6 €", "12<U+200B>000". No part of it is certain. Between
// the cells of a table, the ends of lines and the fields of a list, two numbers are two, unless the first would go on: "5,0|0
// €".

extension Judge {
    /// Doubts an amount whose number one token parts from another number.
    func judgeCuts(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        let number = interpretation.number
        let before = nearNumber(number, by: -1)
        // "¥500、300円" is a list of amounts.
        let isListed = before < taken && isListMark(before + 1)
        let mayCount = contents.joinsWords || interpretation.beside.map { text[$0.range.lowerBound] >= 0xE3 } ?? false
        if !isListed, isCut(before, number, mayCount: mayCount) { found.doubt(.cutNumber, tokens[before + 1].range) }
        let behind = nearNumber(number, by: 1)
        if interpretation.numeral.upperBound == tokens[number].end, isCut(number, behind, mayCount: mayCount),
            !(isListMark(number + 1) && grammar.isAmount(behind))
        {
            found.doubt(.cutNumber, tokens[number + 1].range)
        }
    }

    /// Whether a token is a comma or point that separates amounts in Chinese and Japanese, but not before cents: "９２，３４".
    private func isListMark(_ token: Int) -> Bool {
        let mayBeCents =
            scalar(token) == 0xFF0C && isNumber(token + 1) && tokens.number(token + 1).isPlain
            && tokens.number(token + 1).digits == 2
        return [0x3001, 0xFF0C, 0x30FB, 0xFF65].contains(scalar(token)) && !mayBeCents
    }

    /// The number on a side of a number, behind a few tokens none of which is a blank, a break or a word.
    private func nearNumber(_ number: Int, by step: Int) -> Int {
        var place = number + 2 * step
        while abs(place - number) < 5, tokens.kind(place) != .number, mayCut(place), mayCut(place - step) {
            place += step
        }
        return place
    }

    private func mayCut(_ token: Int) -> Bool {
        // A line that goes on: "EUR 1=\n234.50" in mails, "1\\\n234" in programs.
        if tokens.kind(token) == .line { return isByte(token - 1, 0x3D) || isByte(token - 1, 0x5C) }
        return [.period, .comma, .apostrophe, .punctuation, .symbol, .invisible, .opening, .closing, .plus].contains(
            tokens.kind(token))
    }

    /// Whether what is between two numbers cuts one number.
    ///
    /// - Parameter mayCount: Whether a letter between them may be a word that says what the first number counts.
    func isCut(_ left: Int, _ right: Int, mayCount: Bool = true) -> Bool {
        guard tokens.kind(left) == .number, tokens.kind(right) == .number, left >= 0 else { return false }
        if right > left + 2 {
            // "2023,,31.29USD" has an empty cell.
            let isCell = ((left + 1)..<right).allSatisfy { isByte($0, 0x2C) } && tokens.number(left).digits > 3
            return !isCell || goesOn(left, right, isSpace: false)
        }
        switch tokens.kind(left + 1) {
        // "5.6到5.78元" is a range, "2x5,00 €" are two at a price, and "2个10元" two for it.
        case .word:
            if endOfTo(tokens[left + 1].start) == tokens[right].start {
                return false
            }
            if tokens.bytes(left + 1).elementsEqual("x".utf8) { return goesOn(left, right, isSpace: false) }
            let isCount = mayCount && tokens.number(left).isPlain && leadingDigit(right) != 0
            return !isCount || WordBoundary.endsWithWordLetter(text, at: tokens[left + 1].end)
        case .currency, .minus, .slash, .colon: return false
        // "$3,450(1)" refers to a note.
        case .opening where tokens.kind(right + 1) == .closing && tokens.number(right).digits == 1:
            return !tokens.number(left).isMoneyLike
        case .blank where tokens.bytes(left + 1).count == 1: return goesOn(left, right, isSpace: true)
        case .blank, .line, .cell: return goesOn(left, right, isSpace: false)
        // "Hleb;2;120,00" has a cell of its own.
        case .punctuation where isByte(left + 1, 0x3B):
            return !isByte(left - 1, 0x3B) && goesOn(left, right, isSpace: false)
        case .punctuation where Self.isTilde(scalar(left + 1)): return false
        case .symbol where scalar(left + 1) == 0xD7: return goesOn(left, right, isSpace: false)
        default: return true
        }
    }

    /// Whether two numbers may be the parts of one: groups and cents that have too few digits alone.
    private func goesOn(_ left: Int, _ right: Int, isSpace: Bool) -> Bool {
        let (first, second) = (tokens.number(left), tokens.number(right))
        // "$189.00\n03/14": a number with its cents ends with the line.
        let isComplete = first.hasCents && first.lastSeparator == syntax.separators.decimal?.scalar
        if isComplete, tokens.kind(left + 1) == .line { return false }
        if first.separators > 0, !first.hasSpaces,
            first.lastDigits == 1 || second.isPlain && first.lastDigits + second.digits == 3
        {
            return true
        }
        if isSpace { return false }
        // "1 234\n567 €"
        if first.hasSpaces, !first.hasCents, second.isPlain, second.digits == 3, tokens.kind(left + 1) == .line {
            return true
        }
        return isCutOff(right) || first.isPlain && first.digits <= 3 && leadingDigits(right) == 3 && !second.isPlain
    }

    private func leadingDigit(_ number: Int) -> UInt8 { LenientScalar(text, at: tokens[number].start)?.digit ?? 0 }

    /// The number of digits before the first separator.
    func leadingDigits(_ number: Int) -> Int {
        var offset = tokens[number].start
        var count = 0
        while let scalar = LenientScalar(text, at: offset), scalar.kind == .digit {
            count += 1
            offset += scalar.length
        }
        return count
    }
}
