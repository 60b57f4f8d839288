import CurrencyCore
import CurrencyEngine
import CurrencyReader
import PackedTables

// What the upper end of a range or the last amount of a list says about the others:
//
//     $5 to $10 million, $1, $3 and $40 million       5, or 5 million
//     $60-$80,000, 2-300 kr                           60, or 60,000; 2, or 200

extension Judge {
    /// The scale of a range's end may also be that of its start: "$5 to $10 million", "$1, $3 and $40 million"; and its
    /// thousands may be: "$60-$80,000".
    func judgeRange(_ found: inout FoundAmount, _ interpretation: Interpretation, isRange: Bool) {
        guard !isRange, interpretation.scaledEnd == nil else { return }
        let end = found.range.upperBound
        if let power = powerOfRange(end, found.candidates) {
            return found.doubt(.scaleOfRange, found.range, found.readings.map { AmountGrammar.scaled($0, power) })
        }
        let first = skipBlanks(tokens.index(at: end))
        guard first < tokens.count, let word = endOfJoin(tokens[first].start) else { return }
        var place = tokens.index(at: Blanks.end(text, word))
        if tokens.kind(place) == .currency { place = skipBlanks(place + 1) }
        guard isNumber(place), let highest = interpretation.beside.flatMap({ read(tokens[place].range, with: $0) })
        else {
            return
        }
        // "'$2-$1'" in a program
        if highest < found.likeliest, tokens[first].start == end, tokens.kind(first) == .minus, place <= first + 2,
            !isPercent(tokens[place].end)
        {
            return found.doubt(.unevenRange, tokens[place].range)
        }
        doubtShortened(&found, interpretation.number, highest)
    }

    /// Doubts a lower end that may leave out the zeros of the upper one, or its thousands: "2-300 kr", "10 bis 14.000 €".
    func doubtShortened(_ lowest: inout FoundAmount, _ number: Int, _ highest: DecimalValue) {
        guard tokens.number(number).isPlain, !isCutOff(number), grammar.scaledEnd(number) == nil else { return }
        var zeros = 0
        while zeros < 18, let head = try? highest.scaled(byPowerOfTen: -1 - zeros).quantized(toFractionDigits: 0),
            head.scaled(byPowerOfTen: zeros + 1) == highest
        {
            zeros += 1
        }
        for power in [zeros, 3] where power > 1 {
            let whole = AmountGrammar.scaled(lowest.likeliest, power)
            guard whole < highest, highest < whole.scaled(byPowerOfTen: 1) else { continue }
            return lowest.doubt(.unevenRange, tokens[number].range, [whole])
        }
    }

    /// The power of ten of the word of scale at the end of a range or list that begins at an offset.
    private func powerOfRange(_ offset: Int, _ candidates: [CurrencyCandidate]) -> Int? {
        var end = offset
        for _ in 0..<8 {
            let first = skipBlanks(tokens.index(at: end))
            guard first < tokens.count else { return nil }
            let isComma = tokens.kind(first) == .comma
            let start = isComma ? Blanks.end(text, tokens[first].end) : tokens[first].start
            let word = endOfJoin(start)
            guard isComma || word != nil else { return nil }
            var place = tokens.index(at: Blanks.end(text, word ?? start))
            let hasCurrency = tokens.kind(place) == .currency
            if hasCurrency { place = skipBlanks(place + 1) }
            guard tokens.kind(place) == .number else { return nil }
            end = tokens[place].end
            let currencies = candidates.map { $0.currency }
            let power =
                scaleWord(end)?.word.power
                ?? ForeignScaleWords.match(text, at: Blanks.end(text, end), currencies, contents)?.powers.first
            // "For $5, 10 million people"
            if let power { return word == nil && !hasCurrency ? nil : power }
            if tokens.kind(skipBlanks(place + 1)) == .currency { return nil }
        }
        return nil
    }

    /// The end of a dash, a tilde or a word between the two numbers of a range.
    private func endOfJoin(_ offset: Int) -> Int? {
        let place = tokens.index(at: offset)
        guard place < tokens.count, tokens[place].start == offset else { return nil }
        if tokens.kind(place) == .minus {
            // "$1-to-$7 million"
            if let end = endOfRangeWord(tokens[place].end),
                isByte(tokens.index(at: end), 0x2D)
            {
                return end + 1
            }
            return tokens[place].end
        }
        if Self.isTilde(scalar(place)) { return tokens[place].end }
        // "$4/$5 million"
        if tokens.kind(place) == .slash, tokens.kind(place + 1) == .currency { return tokens[place].end }
        return endOfRangeWord(offset) ?? BesideWords.end(of: WordLists.or, text, at: offset)
            ?? BesideWords.end(of: WordLists.and, text, at: offset)
    }
}
