import CurrencyReader

// Digits behind an amount that may be in its minor unit, the 43 of "20 dollars and 43 cents", and what stands in their place:
// the dash of "12,-".

extension AmountGrammar {
    /// The digits behind an amount, at most three, with the minor unit that they name. They are no part of a longer number.
    func minorPart(behind end: Int) -> MinorPart? {
        // "$1\n99" is a price tag.
        let isLine = end < text.count && tokens.kind(tokens.index(at: end)) == .line
        let part = MinorPart(text, behind: isLine ? end + 1 : end, syntax) {
            finder.minorUnit(text, behind: $0, syntax)
        }
        guard let part else { return nil }
        let number = tokens.index(at: part.place.lowerBound)
        let isNumber = tokens.kind(number) == .number && tokens[number].range == part.place
        return isNumber && !isInChain(number) ? part : nil
    }

    /// The end of ",-", ".-", ":-", "/-" or "/=" after a number, or of the cents in "12:50 kr".
    func centsEnd(_ end: Int) -> Int? {
        let first = tokens.index(at: end)
        if hasCentsBehindColon(first - 1) { return tokens[first + 1].end }
        guard let markEnd = CentsLeftOut.end(text, at: end), !startsAmount(tokens.index(at: markEnd)) else {
            return nil
        }
        return markEnd
    }

    /// The currency of the region, if its prices show by the cents that they leave out what they are: "95:-" in Sweden. Not
    /// where the text has another currency, "5,- oder 6,- CHF", and not in ":-)".
    func priceMark(_ number: Int, _ place: Range<Int>) -> Beside? {
        let next = tokens.index(at: place.upperBound)
        // "1  990,-" may be one number, and "5.- 7. Mai" is no price.
        guard namesRegionOnly, !isNumber(skipBlanks(back: number - 1)),
            text[place.lowerBound] != UInt8(ascii: ".") || !isNumber(skipBlanks(next)), let currency = regionCurrency,
            wanted ?? currency == currency,
            syntax.leavesOutCents(of: currency, with: text[place.lowerBound]),
            isBreak(next)
                || [.blank, .period, .comma, .punctuation, .slash, .markup].contains(tokens.kind(next))
        else { return nil }
        let code = Array(currency.description.utf8)
        let finding = code.withUnsafeBufferPointer { finder.find($0, at: 0) }
        var result = Beside(text, next - 1, place, finding.found)
        (result.joined, result.isCode) = (code, false)
        return result
    }

    /// Whether a colon and two digits in front of a currency follow a number, which the locale reads as cents: "12:50 kr".
    func hasCentsBehindColon(_ number: Int) -> Bool {
        guard syntax.colonIsDecimal, tokens.kind(number + 1) == .colon, isNumber(number + 2),
            tokens.kind(number - 1) != .colon, tokens.number(number).isPlain || tokens.number(number).hasSpaces,
            tokens.number(number + 2).isPlain, tokens.number(number + 2).digits == 2
        else { return false }
        return meant(skipBlanks(number + 3), number, isBehind: true) != nil
    }

    /// Whether a number, or a currency that a number touches, is at a token: "$85.00,-$8.50" has no cents left out.
    private func startsAmount(_ token: Int) -> Bool {
        isNumber(token) || tokens.kind(token) == .currency && isNumber(token + 1)
    }

    /// Whether a dash, slash or colon joins a number to another one, or a percent sign follows.
    func isInChain(_ number: Int) -> Bool {
        let isJoined = [-1, 1].contains { side in
            [.minus, .slash, .colon].contains(tokens.kind(number + side)) && tokens.kind(number + 2 * side) == .number
        }
        return isJoined || isPercent(tokens[number].end)
    }

    /// Whether words for a number of minor units follow an amount: "1 долар и четиридесет и два цента".
    func hasMinorUnitInWords(behind end: Int) -> Bool {
        var place = tokens.index(at: end)
        for _ in 0..<Self.mostWords {
            switch tokens.kind(place) {
            case .blank, .word: place += 1
            case .currency:
                // "5元6角三分", but not the minutes of "5元 分"
                let isCounted = Numerals.contains(scalar(place - 1), hasHangul: false)
                return tokens[place].start > end + 1
                    && tokens.finding(place).found.contains { $0.isMinorUnit && (isCounted || !$0.isDoubtful) }
            default: return false
            }
        }
        return false
    }

    /// The limit on the words of a number of minor units, and the blanks between them.
    private static let mostWords = 9
}
