import CurrencyCore
import CurrencyEngine
import PackedTables

// Finds amounts in running text in three steps:
//
//     1. every digit starts a number: digits with separators between them
//     2. the number is an amount only if a currency is beside it; two table lookups decide for nearly all numbers
//     3. the text from the sign to the currency is read like any other text
//
// Words of many languages also stand for a currency, so running text needs more evidence than a field: see `isMeant`.

/// A search through one text, from its start to its end.
struct TextSearch {
    let contents: AmountSearch.Contents
    let text: UnsafeBufferPointer<UInt8>
    /// The text before this offset belongs to an amount that was already found.
    private(set) var taken = 0
    /// The currency of that amount; nil if it is doubtful.
    private(set) var takenCurrency: CurrencyCode?
    /// The power of ten of the scale word after that amount's number; 0 if there is none.
    private(set) var takenPower = 0
    /// The end of the last number with a scale word, including the word.
    private(set) var lastScaledEnd = 0
    /// The power of ten of a table's heading, or 0 if the text has no heading; nil until `withHeading` looks for one.
    var headingPower: Int?

    init(_ contents: AmountSearch.Contents, _ text: UnsafeBufferPointer<UInt8>) {
        self.contents = contents
        self.text = text
    }

    var reader: CurrencyFindingReader { contents.reader }
    var selection: CurrencySelection { contents.selection }
    var wanted: CurrencyCode? { contents.wanted }
    var filter: CurrencyTextFilter { contents.filter }
    var regionCurrency: CurrencyCode? { contents.regionCurrency }
    /// Whether the locale is the root locale. It gives no convention for separators precedence over the others.
    var isRootLocale: Bool { reader.finder.identifier.tag.isRoot }

    /// Calls a closure with each amount, in order.
    mutating func forEach(_ body: (FoundAmount) -> Void) {
        var offset = 0
        while let start = TextNumber.start(text, from: offset) {
            let number = TextNumber(text, at: start, notBefore: max(taken, lastScaledEnd))
            offset = number.runEnd
            if number.isNoAmount { continue }
            // Numbers that are joined by scale words make one amount or none.
            let scaledEnd = scaledEnd(number)
            offset = scaledEnd ?? number.end
            defer { lastScaledEnd = scaledEnd ?? lastScaledEnd }
            guard var found = amount(number, scaledEnd) else {
                // "PS4 150 €" has no groups.
                if number.followsLetter, let end = endOfName(number) { offset = end }
                continue
            }
            found = withParentheses(found, number)
            if !number.hasCents, number.centsEnd == nil {
                guard let sum = withMinorUnits(found) else { continue }
                found = sum
            }
            if scaledEnd == nil { found = withHeading(found, number) }
            taken = found.range.upperBound
            takenCurrency = found.currency
            takenPower = scaledEnd == nil ? 0 : scaleWord(number.end)?.word.power ?? 0
            offset = taken
            body(found)
        }
    }

    // MARK: One number

    private func amount(_ number: TextNumber, _ scaledEnd: Int?) -> FoundAmount? {
        if let enclosed = enclosedAmount(number) { return enclosed }
        // "£000" is the heading of a column in thousands, and "00" are cents without an amount.
        let isZeros = number.end - number.start > 1 && text[number.start..<number.end].allSatisfy { $0 == 0x30 }
        if isZeros || isContinuation(number) { return nil }
        guard let (before, behind) = currencies(of: number, scaledEnd), let beside = behind ?? before else {
            return scaledEnd == nil ? amountWithUnit(number) : nil
        }
        if endsWithMinorUnit(number, before, behind) || before == nil && endsSum(number) { return nil }
        var end = number.centsEnd ?? number.end
        if isBroken(number, scaledEnd ?? end) { return nil }
        if scaledEnd == nil, isBeforeLakh(end, beside) { return nil }
        if scaledEnd == nil, number.centsEnd == nil {
            // "a $5-million house"
            let start = end < text.count && text[end] == UInt8(ascii: "-") ? end + 1 : TextNumber.skipSpace(text, end)
            let currencies = beside.found.map { $0.currency }
            if let foreign = ForeignScaleWords.match(text, at: start, currencies, reader.finder.data) {
                return amount(number, before, foreign)
            }
            if isUnknownScaleWord(start) || ForeignScaleWords.isForm(text, at: start) { return nil }
        }
        if let loose = looseDecimals(number, before, behind) { return loose }
        if let scaledEnd { end = scaledEnd }
        if let behind {
            end = behind.range.upperBound
            // "5 €-"
            if TextNumber.isLastDash(text, at: end) { end += 1 }
            // "5 € million"
            if let (word, _) = anyScaleWord(end), !word.isLetter { return nil }
            if NumberWords.follow(text, end) || hasFraction(behind: end) || isBeforeRaised(end) { return nil }
        } else if number.hasCents, number.hasTrailingMinus(text, end) {
            // In an amount without cents, the dash may stand for them: "¥1,234-".
            end += 1
        } else if end == number.end || scaledEnd != nil, goesOn(end), !isPricingTerm(end) {
            return nil
        }
        let start = signStart(min(before?.range.lowerBound ?? number.start, number.signStart))
        guard !isTakenApart(end), !hasHalf(start..<end), let read = read(start..<end).flatMap(withMark),
            let sum = withSmallerPart(withLooseMinus(read), number, scaledEnd),
            let found = withCountry(withReceiptMark(withWord(sum, number, beside), number, scaledEnd), beside)
                .flatMap(withOtherName)
        else { return nil }
        if behind == nil { return withRange(found, number) }
        return before == nil ? withNeighbors(found, number, beside) : found
    }

    // MARK: Reading

    func read(_ range: Range<Int>) -> FoundAmount? {
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
        for (syntax, convention) in contents.conventions {
            // Most texts have one separator, to which the conventions give two or three roles.
            let roles = convention.roles(in: stretch)
            if tried.contains(roles) { continue }
            tried.append(roles)
            var reader = LenientReader(stretch, syntax, .any(self.reader.finder))
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
        // Amounts have no more fraction digits than their currency. Gold and others without a minor unit may have any number.
        let minorUnit = candidates.first.flatMap { reader.finder.data.facts(of: $0.currency)?.minorUnit }
        let likely = minorUnit.flatMap { digits in amounts.firstIndex { $0.exponent >= 0 - digits } }
        let amount = amounts.remove(at: likely ?? 0)
        // Separators that are not the locale's may set off groups of any size: "¥1,2341".
        let integer = amount.scaled(byPowerOfTen: 0 - amount.exponent)
        if likely == nil, minorUnit != nil, !isOwn, !amounts.contains(integer) { amounts.append(integer) }
        let currency = candidates.count == 1 && !isDoubtful ? candidates[0].currency : nil
        return found(amount, amounts, candidates, currency, range)
    }

    /// The currencies of an amount. Old texts have withdrawn currencies: these count if no other is meant, as in "5 лв.",
    /// unless the currency's text is so short, at most two bytes, that it may mean anything.
    private func candidates(_ ranges: [Range<Int>], _ stretch: UnsafeBufferPointer<UInt8>) -> [CurrencyCandidate] {
        if let found = try? reader.finder.candidates(ranges, stretch, selection) { return found }
        let all = (try? reader.finder.candidates(ranges, stretch, .all)) ?? []
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
