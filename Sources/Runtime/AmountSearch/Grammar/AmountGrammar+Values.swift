import CurrencyCore
import CurrencyEngine
import CurrencyReader

// The value of an interpretation: what the lenient grammar reads in the bytes that it takes, by the locale's separators, or
// by those of other common conventions.

extension AmountGrammar {
    /// The amount of an interpretation, with the readings of its own text; nil if the lenient grammar refuses it.
    func read(_ interpretation: Interpretation) -> FoundAmount? {
        let first = tokens.index(at: interpretation.range.lowerBound)
        if tokens.kind(first) == .minus, text[tokens[first].start] == UInt8(ascii: "&"),
            let beside = interpretation.beside
        {
            // "&minus;$5.00"
            let bytes = [0x2D] + text[tokens[first].end..<interpretation.range.upperBound]
            return read(bytes, interpretation.range, beside.range)
        }
        guard interpretation.isLabelled || interpretation.front?.joined != nil else {
            return read(interpretation.range)
        }
        guard let beside = interpretation.front else { return nil }
        let sign = interpretation.range.lowerBound..<interpretation.numeral.lowerBound
        let currency = beside.joined ?? Array(text[tokens[beside.token].range])
        let numeral = text[interpretation.numeral.lowerBound..<interpretation.range.upperBound]
        // A sign in front of the currency is taken, too.
        let minus: [UInt8] = hasMinus(sign) ? [0x2D] : []
        let bytes = minus + (beside.isMinorUnit ? numeral + [0x20] + currency : currency + [0x20] + numeral)
        return read(bytes, interpretation.range, beside.range)
    }

    private func hasMinus(_ range: Range<Int>) -> Bool {
        let first = tokens.index(at: range.lowerBound)
        return tokens.kind(first) == .minus && tokens[first].end <= range.upperBound
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

    private func read(_ stretch: UnsafeBufferPointer<UInt8>, at start: Int) -> FoundAmount? {
        if !isRootLocale, let read = try? contents.reader.read(stretch, contents.selection),
            !read.parsed.candidates.isEmpty
        {
            return found(read.readings, read.doubts, read.parsed.candidates, read.parsed.currency, start, stretch.count)
        }
        return readByConventions(stretch, at: start)
    }

    private func readByConventions(_ stretch: UnsafeBufferPointer<UInt8>, at start: Int) -> FoundAmount? {
        let reader = contents.reader
        var amounts: [DecimalValue] = []
        var doubts: [AmountDoubt] = []
        var candidates: [CurrencyCandidate] = []
        var tried: [NumberConvention.Roles] = []
        var isDoubtful = false
        var isOwn = false
        for (syntax, convention) in contents.conventions {
            // Most texts have one separator, to which the conventions give two or three roles.
            let roles = convention.roles(in: stretch)
            if tried.contains(roles) { continue }
            tried.append(roles)
            var lenient = LenientReader(stretch, syntax, .any(reader.finder))
            guard (try? lenient.read()) != nil else { continue }
            if amounts.isEmpty {
                isOwn = tried.count == 1
                candidates = self.candidates(lenient.currencies, stretch)
                isDoubtful = candidates.first.map { finder.isDoubtful($0, lenient.currencies, stretch) } ?? false
            }
            let minorUnit = reader.minorUnit(of: candidates)
            guard let read = try? lenient.outcome(proposes: false, minorUnit: minorUnit) else { continue }
            let own = read.doubts.contains { $0.kind != .group }
            for amount in [read.parsed.amount] + (own ? read.others : []) where !amounts.contains(amount) {
                amounts.append(amount)
            }
            doubts += read.doubts.filter { $0.kind != .group }
        }
        guard !amounts.isEmpty else { return nil }
        // Amounts have no more fraction digits than their currency. Gold and others without a minor unit may have any number.
        let minorUnit = candidates.first.flatMap { finder.data.facts(of: $0.currency)?.minorUnit }
        let likely = minorUnit.flatMap { digits in amounts.firstIndex { $0.exponent >= 0 - digits } }
        amounts.insert(amounts.remove(at: likely ?? 0), at: 0)
        // Separators that are not the locale's may set off groups of any size: "¥1,2341".
        let integer = amounts[0].scaled(byPowerOfTen: 0 - amounts[0].exponent)
        if likely == nil, minorUnit != nil, !isOwn, !amounts.contains(integer) { amounts.append(integer) }
        if amounts.count > 1, doubts.isEmpty { doubts = [AmountDoubt(.group, 0..<stretch.count)] }
        let currency = candidates.count == 1 && !isDoubtful ? candidates[0].currency : nil
        return found(amounts, doubts, candidates, currency, start, stretch.count)
    }

    /// The currencies of an amount. Old texts have withdrawn currencies: these count if no other is meant, as in "5 лв.",
    /// unless the currency's text is so short, at most two bytes, that it may mean anything.
    private func candidates(_ ranges: [Range<Int>], _ stretch: UnsafeBufferPointer<UInt8>) -> [CurrencyCandidate] {
        if let found = try? finder.candidates(ranges, stretch, contents.selection) { return found }
        let all = (try? finder.candidates(ranges, stretch, .all)) ?? []
        return all.filter { $0.range.count > 2 }
    }

    private func found(
        _ readings: [DecimalValue], _ doubts: [AmountDoubt], _ candidates: [CurrencyCandidate],
        _ currency: CurrencyCode?, _ start: Int, _ count: Int
    ) -> FoundAmount? {
        var candidates = candidates
        var currency = currency
        if let wanted {
            candidates = candidates.filter { $0.currency == wanted }
            currency = wanted
        }
        for index in candidates.indices {
            let place = candidates[index].range
            candidates[index].range = (place.lowerBound + start)..<(place.upperBound + start)
        }
        if candidates.isEmpty { return nil }
        return FoundAmount(
            readings: readings,
            doubts: doubts.map { AmountDoubt($0.kind, ($0.range.lowerBound + start)..<($0.range.upperBound + start)) },
            currency: currency, candidates: candidates, range: start..<(start + count))
    }

    /// Scales an amount and keeps its exponent at 0 or below: five million is 5000000, and not 5 × 10^6.
    static func scaled(_ amount: DecimalValue, _ power: Int) -> DecimalValue {
        let result = amount.scaled(byPowerOfTen: power)
        return result.exponent > 0 ? (try? result.quantized(toFractionDigits: 0)) ?? result : result
    }
}
