import CurrencyCore

// Ranges and lists whose numbers may share a scale word:
//
//     $5 to $10 million       5, or 5 million
//     $1, $3 and $40 million  1, or 1 million

extension TextSearch {
    /// The power of ten that the scale word at the end of a range or a list may also give to its other numbers: "$5 to $10
    /// million", "$10-20k", "$1, $3 and $40 million". Nil if no range follows, or its end has no such word.
    func powerOfRange(_ offset: Int, _ candidates: [CurrencyCandidate]) -> Int? {
        var end = offset
        for _ in 0..<Self.longestRun {
            let space = TextNumber.skipSpace(text, end)
            let isComma = space < text.count && text[space] == UInt8(ascii: ",")
            let comma = isComma ? TextNumber.skipSpace(text, space + 1) : space
            let word = endOfRangeWord(comma)
            guard isComma || word != nil else { return nil }
            let beside = TextNumber.skipSpace(text, word ?? comma)
            var place = beside
            if LenientScalar(text, at: place)?.kind != .digit {
                place = TextNumber.skipSpace(text, place + reader.finder.find(text, at: place).length)
            }
            guard LenientScalar(text, at: place)?.kind == .digit else { return nil }
            end = TextNumber(text, at: place, notBefore: end).end
            guard let power = power(ofWord: end, candidates) else { continue }
            // "For $5, 10 million people"
            return word == nil && place == beside ? nil : power
        }
        return nil
    }

    private func power(ofWord end: Int, _ candidates: [CurrencyCandidate]) -> Int? {
        if let (word, _) = scaleWord(end) { return word.power }
        let currencies = candidates.map { $0.currency }
        let word = ForeignScaleWords.match(text, at: TextNumber.skipSpace(text, end), currencies, reader.finder.data)
        return word?.powers.first
    }

    /// The end of a dash, a tilde or a word between the two numbers of a range.
    private func endOfRangeWord(_ offset: Int) -> Int? {
        guard let scalar = LenientScalar(text, at: offset) else { return nil }
        // "$1-to-$7 million"
        if scalar.isDash, let end = BesideWords.end(of: BesideWords.range, text, at: offset + scalar.length),
            end < text.count, text[end] == UInt8(ascii: "-")
        {
            return end + 1
        }
        switch scalar.scalar {
        case 0x7E, 0x301C, 0xFF5E: return offset + scalar.length
        case _ where scalar.isDash: return offset + scalar.length
        default: break
        }
        return BesideWords.end(of: BesideWords.range, text, at: offset)
            ?? BesideWords.end(of: BesideWords.and, text, at: offset)
    }
}
