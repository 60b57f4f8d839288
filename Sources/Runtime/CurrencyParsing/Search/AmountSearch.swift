import CurrencyCore
import CurrencyEngine
import PackedTables

// How amounts are found in running text:
//
//     1. every digit begins a number: digits with separators between them
//     2. a currency stands before or behind it, or it is no amount; two table lookups tell for nearly all numbers
//     3. the stretch from sign to currency is read as any other text is
//
// Words of many languages stand for some currency too, so running text needs more evidence than a field: see `isMeant`.

/// Finds amounts in running text. Make it once to search many texts.
///
///     let search = AmountSearch(CurrencyParser(locale: .germanGermany))
///     search.amounts(in: "war 59,99 €, jetzt 44,00 €").map { $0.amount }       // 59.99, 44.00
public struct AmountSearch: Sendable {
    let reader: CurrencyFindingReader
    private let conventions: [(syntax: AmountSyntax, convention: NumberConvention)]
    let selection: CurrencySelection
    let wanted: CurrencyCode?
    let filter: CurrencyTextFilter
    let scaleWords: ScaleWords
    let scaleStarts: BytePairs
    let regionCurrency: CurrencyCode?
    /// With the root locale no convention for separators is tried before the others.
    let isRootLocale: Bool

    /// Makes a search for the amounts that a parser accepts.
    public init(_ parser: CurrencyParser) {
        let reader = CurrencyFindingReader(forRunningText: parser.findingReader)
        self.reader = reader
        conventions = CurrencyParser.conventions(of: parser.syntax).map {
            (AmountSyntax(reader.syntax, separators: $0.0), NumberConvention($0.0))
        }
        wanted = parser.style?.currency
        selection = wanted == nil ? parser.selection : .all
        filter = CurrencyTextFilter(reader.finder)
        scaleWords = reader.syntax.scaleWords
        scaleStarts = scaleWords.starts
        regionCurrency = reader.finder.regionCurrency
        isRootLocale = reader.finder.identifier.tag.isRoot
    }

    /// The amounts in a text, in order.
    public func amounts(in text: String) -> [FoundAmount] {
        text.withUTF8Bytes { amounts(utf8: $0) }
    }

    /// The amounts in a UTF-8 text, in order.
    public func amounts(utf8 text: UnsafeBufferPointer<UInt8>) -> [FoundAmount] {
        var result: [FoundAmount] = []
        forEach(utf8: text) { result.append($0) }
        return result
    }

    /// Calls a closure with each amount in a UTF-8 text, in order.
    public func forEach(utf8 text: UnsafeBufferPointer<UInt8>, _ body: (FoundAmount) -> Void) {
        // The text before this offset is part of an amount that was found.
        var taken = 0
        var offset = 0
        var lastScaledEnd = 0
        while let start = TextNumber.start(text, from: offset) {
            let number = TextNumber(text, at: start, notBefore: max(taken, lastScaledEnd))
            offset = number.runEnd
            if number.isNoAmount { continue }
            // Numbers that words of scale join make one amount or none.
            let scaledEnd = scaledEnd(number, text)
            offset = scaledEnd ?? number.end
            lastScaledEnd = scaledEnd ?? lastScaledEnd
            guard var found = amount(number, scaledEnd, text, notBefore: taken) else { continue }
            found = withParentheses(found, number, text, taken)
            if !number.isMoneyLike, number.centsEnd == nil { found = withMinorUnits(found, text) }
            taken = found.range.upperBound
            offset = taken
            body(found)
        }
    }

    // MARK: One number

    private func amount(
        _ number: TextNumber, _ scaledEnd: Int?, _ text: UnsafeBufferPointer<UInt8>, notBefore taken: Int
    ) -> FoundAmount? {
        if let enclosed = enclosedAmount(number, text, taken) { return enclosed }
        guard let (before, behind) = currencies(of: number, scaledEnd, text, taken), let beside = behind ?? before
        else { return nil }
        var end = number.centsEnd ?? number.end
        if isBroken(number, scaledEnd ?? end, text) { return nil }
        if scaledEnd == nil, isBeforeLakh(text, end, beside) { return nil }
        if scaledEnd == nil, number.centsEnd == nil {
            // "a $5-million house"
            let start = end < text.count && text[end] == UInt8(ascii: "-") ? end + 1 : TextNumber.skipSpace(text, end)
            let currencies = beside.found.map { $0.currency }
            if let foreign = ForeignScaleWords.match(text, at: start, currencies, reader.finder.data) {
                return amount(number, before, foreign, text, taken)
            }
            if isUnknownScaleWord(text, start) || ForeignScaleWords.isForm(text, at: start) { return nil }
        }
        if let loose = looseDecimals(number, before, behind, text, taken) { return loose.found }
        if let scaledEnd { end = scaledEnd }
        if let behind {
            end = behind.range.upperBound
            // "5 €-"
            if TextNumber.isLastDash(text, at: end) { end += 1 }
        } else if number.hasCents, number.hasTrailingMinus(text, end) {
            // Without cents the dash may stand in their place: "¥1,234-".
            end += 1
        } else if end == number.end || scaledEnd != nil, goesOn(text, end), !isPricingTerm(text, end) {
            return nil
        }
        let start = signStart(text, min(before?.range.lowerBound ?? number.start, number.signStart), taken)
        guard !isTakenApart(text, end), let found = read(text, start..<end).flatMap({ withMark($0, text) }) else {
            return nil
        }
        if let behind { return before == nil ? withNeighbors(found, number, behind, text) : found }
        return before.flatMap { withCountry(found, $0, text) }.map { withRange($0, number, text) }
    }

    // MARK: Reading

    func read(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> FoundAmount? {
        let stretch = UnsafeBufferPointer(rebasing: text[range])
        if !isRootLocale, let read = try? reader.read(stretch, selection), !read.parsed.candidates.isEmpty {
            let parsed = read.parsed
            return found(parsed.amount, parsed.otherReadings, parsed.candidates, parsed.currency, range)
        }
        var amounts: [DecimalValue] = []
        var candidates: [CurrencyCandidate] = []
        var tried: [NumberConvention.Roles] = []
        var isDoubtful = false
        var isOwn = false
        for (syntax, convention) in conventions {
            // Most texts have one separator, to which the conventions give two or three roles.
            let roles = convention.roles(in: stretch)
            if tried.contains(roles) { continue }
            tried.append(roles)
            var reader = LenientReader(stretch, syntax, self.reader.finder)
            guard (try? reader.read()) != nil else { continue }
            if amounts.isEmpty {
                isOwn = tried.count == 1
                candidates = self.candidates(reader.currencies, stretch)
                isDoubtful =
                    candidates.first.map { self.reader.finder.isDoubtful($0, reader.currencies, stretch) } ?? false
            }
            let minorUnit = self.reader.minorUnit(of: candidates)
            guard let parsed = try? reader.parsed(proposes: false, minorUnit: minorUnit) else { continue }
            for amount in [parsed.amount] + (reader.hasReadingsBesideSeparators ? parsed.otherReadings : [])
            where !amounts.contains(amount) {
                amounts.append(amount)
            }
        }
        guard !amounts.isEmpty else { return nil }
        // Amounts have no more fraction digits than their currency; gold and others without a minor unit may have any.
        let minorUnit = candidates.first.flatMap { reader.finder.data.facts(of: $0.currency)?.minorUnit }
        let likely = minorUnit.flatMap { digits in amounts.firstIndex { $0.exponent >= 0 - digits } }
        let amount = amounts.remove(at: likely ?? 0)
        // Separators that are not the locale's may set off groups of any size: "¥1,2341".
        let integer = amount.scaled(byPowerOfTen: 0 - amount.exponent)
        if likely == nil, minorUnit != nil, !isOwn, !amounts.contains(integer) { amounts.append(integer) }
        return found(
            amount, amounts, candidates,
            candidates.count == 1 && !isDoubtful ? candidates[0].currency : nil, range)
    }

    /// The currencies of an amount. Old texts have withdrawn currencies: where no other is meant, as in "5 лв.", these
    /// count, unless the currency's text is so short, at most two bytes, that it may mean anything.
    private func candidates(_ ranges: [Range<Int>], _ text: UnsafeBufferPointer<UInt8>) -> [CurrencyCandidate] {
        if let found = try? reader.finder.candidates(ranges, text, selection) { return found }
        let all = (try? reader.finder.candidates(ranges, text, .all)) ?? []
        return all.filter { $0.range.count > 2 }
    }

    private func found(
        _ amount: DecimalValue, _ otherReadings: [DecimalValue], _ candidates: [CurrencyCandidate],
        _ currency: CurrencyCode?, _ range: Range<Int>
    ) -> FoundAmount? {
        var candidates = candidates
        var currency = currency
        if let wanted {
            candidates = candidates.filter { $0.currency == wanted }
            currency = wanted
        }
        for index in candidates.indices {
            let place = candidates[index].range
            candidates[index].range = (place.lowerBound + range.lowerBound)..<(place.upperBound + range.lowerBound)
        }
        if candidates.isEmpty { return nil }
        return FoundAmount(
            amount: amount, currency: currency, candidates: candidates, otherReadings: otherReadings, range: range)
    }
}
