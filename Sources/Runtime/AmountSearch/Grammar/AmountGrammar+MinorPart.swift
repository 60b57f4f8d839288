import CurrencyCore
import CurrencyReader

// Amounts in two units that form one amount:
//
//     20 dollars 43 cents, £20 43p            20.43
//     20 dollars and 43 cents                 20.43
//     20 dollars, 43 cents                    20.43, or 20 and another amount
//     25 euros con 50; $25 50                 25, or 25.50
//     2 دينار و500 فلس                        2.500: some currencies have thousandths

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
    private func minorUnit(behind end: Int) -> MinorPart.Unit? {
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

    /// Adds the minor part that follows an amount, or doubts an amount that digits follow.
    func withMinorPart(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        guard found.likeliest.exponent >= 0, found.readings.count == 1, interpretation.scaledEnd == nil,
            let scale = contents.reader.minorUnit(of: found.candidates),
            let part = minorPart(behind: found.range.upperBound)
        else { return }
        let place = tokens[part.number].range
        if isCut(part.number, part.number + 2) { return found.doubt(.cents, place) }
        let candidates = found.candidates.filter { part.unit?.has($0.currency) ?? false }
        let shared = candidates.first.flatMap { part.unit?.unit(of: $0.currency) }
        guard let unit = part.unit, let power = (shared ?? unit.units.first)?.power,
            !candidates.isEmpty || !unit.isShort && !isAmount(part.number)
        else { return takeCents(&found, interpretation, part, scale) }
        guard part.digits <= -power, let sum = sum(found, part.count, digits: -power) else { return }
        let plain = found.likeliest
        found.readings = [sum]
        found.range = found.range.lowerBound..<unit.end
        // "$20 and 43c"
        let isShort = unit.isShort && !(part.join == .and && unit.touches)
        if candidates.isEmpty || part.join == .comma || isShort { found.doubt(.cents, place, [plain]) }
        if candidates.isEmpty { return }
        found.candidates = candidates
        if candidates.count == 1 { found.currency = candidates[0].currency }
    }

    /// Adds as many digits behind an amount as its minor unit has, which are its cents if a name is before them and nothing
    /// behind: "12 Euro 90". Otherwise the amount is doubtful, "$12 90 each", unless they belong to another amount,
    /// "5 € 20 €", or count something: "$12 24-pack", "£4,995 78k".
    private func takeCents(
        _ found: inout FoundAmount, _ interpretation: Interpretation, _ part: MinorPart, _ scale: Int
    ) {
        let place = tokens[part.number].range
        guard part.digits == scale, !isAmount(part.number), part.join != .comma || isBreak(part.number + 1),
            tokens.kind(part.number + 1) != .minus, !isBeforeLongWord(part.number), scaleWord(place.upperBound) == nil,
            interpretation.back != nil || tokens.number(interpretation.number).isPlain,
            let sum = sum(found, part.count, digits: scale)
        else { return }
        let next = part.number + 1
        let isLast =
            isBreak(next)
            || [.period, .punctuation].contains(tokens.kind(next))
                && (isBreak(next + 1) || tokens.kind(next + 1) == .blank)
        if isLast, part.join != .comma, let back = interpretation.back, back.isName, hasOneBlank(part) {
            found.readings = [sum]
            found.range = found.range.lowerBound..<place.upperBound
            return
        }
        found.doubt(.cents, place, [sum])
        if interpretation.back != nil, part.join == .blank || part.join == .and && isLast { found.preferLast() }
    }

    /// Whether one blank is before the digits, as in running text; in tables, more part two columns.
    private func hasOneBlank(_ part: MinorPart) -> Bool {
        tokens.kind(part.number - 1) == .blank && tokens.bytes(part.number - 1).count == 1
    }

    /// Whether a word of several letters touches a number: "12oz", "10am". A single letter may be a unit of old money: "£1 10s 6d".
    private func isBeforeLongWord(_ number: Int) -> Bool {
        tokens.kind(number + 1) == .word && tokens.bytes(number + 1).count > 1
    }

    /// Whether a number has a currency of its own.
    func isAmount(_ number: Int) -> Bool {
        let end = scaledEnd(number) ?? tokens[number].end
        return back(number, end).map { owner($0.token) == .left } ?? false
    }

    /// Whether a minor unit belongs to a currency in front: "руб. 00 коп.", "one hundred dollars and 50 cents".
    func endsWithMinorUnit(_ interpretation: Interpretation) -> Bool {
        let number = interpretation.number
        guard tokens.number(number).isPlain, tokens.number(number).digits <= 2, interpretation.scaledEnd == nil,
            let unit = minorUnit(behind: tokens[number].end)
        else { return false }
        if let front = interpretation.front {
            return unit.units.contains { front.has($0.currency) } || !front.isMinorUnit
        }
        guard interpretation.back?.isMinorUnit ?? false else { return false }
        let start = interpretation.range.lowerBound
        let and = BesideWords.start(of: WordLists.and, text, before: start)
        let place = tokens.index(at: Blanks.start(text, and ?? start)) - 1
        guard place >= taken else { return false }
        return and != nil
            || tokens.kind(place) == .currency && tokens.finding(place).found.contains { !$0.isMinorUnit }
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
