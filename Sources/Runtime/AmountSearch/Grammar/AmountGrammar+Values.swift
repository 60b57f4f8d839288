import CurrencyCore
import CurrencyEngine
import CurrencyReader

// The value of an interpretation: what the lenient grammar reads in the bytes that it takes, by the locale's separators, or
// by those of other common conventions.

extension AmountGrammar {
    /// The amount of an interpretation, with the readings of its own text; nil if the lenient grammar refuses it.
    func read(_ interpretation: Interpretation) -> FoundAmount? {
        let isBehind = interpretation.back?.joined != nil
        guard isBehind || interpretation.isLabelled || interpretation.front?.joined != nil else {
            return read(interpretation.range)
        }
        guard let beside = isBehind ? interpretation.back : interpretation.front else { return nil }
        let sign = interpretation.range.lowerBound..<interpretation.numeral.lowerBound
        let currency = beside.joined ?? Array(text[tokens[beside.token].range])
        let end = isBehind ? interpretation.numeral.upperBound : interpretation.range.upperBound
        let numeral = text[interpretation.numeral.lowerBound..<end]
        // The sign may be in front of the currency or behind it.
        let minus: [UInt8] = hasMinus(sign) ? [0x2D] : []
        let bytes = minus + (beside.isMinorUnit ? numeral + [0x20] + currency : currency + [0x20] + numeral)
        return read(bytes, interpretation.range, beside.range)
    }

    private func hasMinus(_ range: Range<Int>) -> Bool {
        (tokens.index(at: range.lowerBound)..<tokens.index(at: range.upperBound)).contains { tokens.kind($0) == .minus }
    }

    /// Reads an amount that is put together from parts of a range with its currency.
    func read(_ bytes: [UInt8], _ range: Range<Int>, _ currency: Range<Int>) -> FoundAmount? {
        var found = bytes.withUnsafeBufferPointer { read($0, at: 0) }
        found?.range = range
        for index in found?.candidates.indices ?? 0..<0 { found?.candidates[index].range = currency }
        for index in found?.doubts.indices ?? 0..<0 { found?.doubts[index].range = range }
        return found
    }

    func read(_ range: Range<Int>) -> FoundAmount? {
        read(UnsafeBufferPointer(rebasing: text[range]), at: range.lowerBound)
    }

    /// Reads a stretch of the text. Old texts have withdrawn currencies: these count if no other is meant, as in "5 лв.",
    /// unless the currency's text is so short, at most two bytes, that outside its region it may mean anything: "100 DM".
    private func read(_ stretch: UnsafeBufferPointer<UInt8>, at start: Int) -> FoundAmount? {
        if let read = try? contents.reader.read(stretch, contents.selection), !read.parsed.candidates.isEmpty {
            return found(read, start, stretch.count)
        }
        guard let read = try? contents.reader.read(stretch, .all), let currency = read.parsed.candidates.first,
            currency.range.count > 2 || !isForgotten(currency.currency)
        else { return nil }
        return found(read, start, stretch.count)
    }

    private func found(_ read: ReadAmount, _ start: Int, _ count: Int) -> FoundAmount? {
        var candidates = read.parsed.candidates
        if let wanted { candidates.removeAll { $0.currency != wanted } }
        for index in candidates.indices {
            let place = candidates[index].range
            candidates[index].range = (place.lowerBound + start)..<(place.upperBound + start)
        }
        if candidates.isEmpty { return nil }
        return FoundAmount(
            readings: read.readings,
            doubts: read.doubts.map { $0.moved(to: ($0.range.lowerBound + start)..<($0.range.upperBound + start)) },
            currency: wanted ?? read.parsed.currency, candidates: candidates, range: start..<(start + count))
    }

    /// Scales an amount and keeps its exponent at 0 or below: five million is 5000000, and not 5 × 10^6.
    static func scaled(_ amount: DecimalValue, _ power: Int) -> DecimalValue {
        let result = amount.scaled(byPowerOfTen: power)
        return result.exponent > 0 ? (try? result.quantized(toFractionDigits: 0)) ?? result : result
    }
}
