import CurrencyCore
import CurrencyReader

// Amounts in two units that form one amount:
//
//     20 dollars 43 cents, £20 43p            20.43
//     20 dollars and 43 cents                 20.43
//     20 dollars, 43 cents                    20.43, or 20 and another amount
//     25 euros con 50.                        25.50: nothing is behind the digits that they could count
//     25 euros con 50 el kilo; $25 50         25, or 25.50
//     19€99                                   19.99
//     2 دينار و500 فلس                        2.500: some currencies have thousandths

extension Judge {
    /// Adds the minor part that follows an amount, or doubts an amount that digits follow.
    func judgeCents(_ found: inout FoundAmount, _ interpretation: Interpretation) {
        if takeCents(behindSign: &found, interpretation) { return }
        guard found.readings.count == 1, let scale = contents.reader.minorUnit(of: found.candidates),
            let part = grammar.minorPart(behind: found.range.upperBound),
            found.likeliest.exponent >= 0
                || part.join == .and && part.unit != nil && !(interpretation.beside?.isMinorUnit ?? true),
            // "5 tys. zł i 20 gr", "Rs. 500/- and 50 paise", but "500,- 45 m2"
            interpretation.scaledEnd == nil && !interpretation.hasCentsBehind || part.unit != nil
        else { return }
        let number = tokens.index(at: part.place.lowerBound)
        if isCut(number, number + 2) { return found.doubt(.cutCents, part.place) }
        let candidates = found.candidates.filter { part.unit?.has($0.currency) ?? false }
        let shared = candidates.first.flatMap { part.unit?.unit(of: $0.currency) }
        guard let unit = part.unit, let power = (shared ?? unit.units.first)?.power,
            !candidates.isEmpty || !unit.isShort && !grammar.isAmount(number)
        else {
            if interpretation.scaledEnd == nil { takeCents(&found, interpretation, part, number, scale) }
            return
        }
        guard let sum = part.sum(with: found.likeliest, power: power) else { return }
        let plain = found.likeliest
        // "$10.00 and 50 cents"
        if plain.exponent < 0 {
            let isWhole = (try? plain.quantized(toFractionDigits: 0)) == plain
            if isWhole { found.doubt(.otherMinorUnit, part.place, [sum]) }
            return
        }
        found.readings = [sum]
        found.range = found.range.lowerBound..<unit.end
        // A line, or the period behind a name, may end the amount: "12 €\n40c", "20 francs. 50 ct."
        let last = text[Blanks.start(text, part.place.lowerBound) - 1]
        let isEnd = last == 0x0A || last == UInt8(ascii: ".") && interpretation.back?.isName ?? false
        if candidates.isEmpty || part.isDoubtful || isEnd { found.doubt(.otherMinorUnit, part.place, [plain]) }
        if candidates.isEmpty { return }
        found.candidates = candidates
        if candidates.count == 1 { found.currency = candidates[0].currency }
        takeSmallerParts(&found, power)
    }

    /// Adds parts in smaller units: "5元2角5分".
    private func takeSmallerParts(_ found: inout FoundAmount, _ power: Int) {
        var power = power
        while let part = grammar.minorPart(behind: found.range.upperBound), let unit = part.unit, part.join == .blank,
            let smaller = unit.unit(of: found.candidates[0].currency)?.power, smaller < power,
            let sum = part.sum(with: found.likeliest, power: smaller)
        {
            (found.readings, found.range, power) = ([sum], found.range.lowerBound..<unit.end, smaller)
        }
    }

    /// Adds the cents behind the sign of a currency that stands behind numbers, "19€99"; false if there are none.
    private func takeCents(behindSign found: inout FoundAmount, _ interpretation: Interpretation) -> Bool {
        let place = tokens.index(at: found.range.upperBound)
        guard let back = interpretation.back, isNumber(place), tokens[place].start == found.range.upperBound,
            tokens.number(place).isPlain, tokens.number(place).digits == 2, !grammar.isAmount(place),
            !isPercent(tokens[place].end),
            isBreakOrBlank(place + 1), back.found.contains(where: { !finder.showsBeforeNumber($0.currency) }),
            let whole = grammar.read(found.range.lowerBound..<tokens[place].end), whole.readings.count == 1
        else { return false }
        (found.readings, found.range) = (whole.readings, whole.range)
        return true
    }

    /// Whether nothing touches what is in front of a token.
    private func isBreakOrBlank(_ token: Int) -> Bool {
        [.blank, .line, .cell, .period, .comma, .punctuation, .closing].contains(tokens.kind(token))
            && !isNumber(token + 1)
    }

    /// Adds as many digits behind an amount as its minor unit has, which are its cents if a name is before them and nothing
    /// behind: "12 Euro 90". Otherwise the amount is doubtful, "$12 90 each", unless they belong to another amount,
    /// "5 € 20 €", or count something: "$12 24-pack", "£4,995 78k".
    private func takeCents(
        _ found: inout FoundAmount, _ interpretation: Interpretation, _ part: MinorPart, _ number: Int, _ scale: Int
    ) {
        guard part.digits == scale, mayHaveCents(found), !grammar.isAmount(number),
            part.join != .comma || isBreak(number + 1),
            // "$12 24-pack"
            !isByte(number + 1, 0x2D), measure(behind: part.place.upperBound) == nil, !isBeforeLongWord(number),
            BesideWords.end(of: WordLists.periods, text, at: Blanks.end(text, part.place.upperBound)) == nil,
            scaleWord(part.place.upperBound) == nil,
            interpretation.back != nil || tokens.number(interpretation.number).isPlain,
            let sum = part.sum(with: found.likeliest, power: 0 - scale)
        else { return }
        let next = number + 1
        let isLast =
            isBreak(next)
            || [.period, .comma, .punctuation].contains(tokens.kind(next))
                && (isBreak(next + 1) || tokens.kind(next + 1) == .blank && !isNumber(next + 2))
        if isLast, part.join != .comma, let back = interpretation.back, back.isName, part.isNear {
            found.readings = [sum]
            found.range = found.range.lowerBound..<part.place.upperBound
            return
        }
        found.doubt(.digitsBehind, part.place, [sum])
        // "12 € 50 le kilo", but "1.500 złotych 14 dni"
        let isPlain = tokens.number(interpretation.number).isPlain
        if interpretation.back != nil, isLast || part.join == .blank && isPlain { found.preferLast() }
    }

    /// Whether amounts of a currency show cents, as those of forints do not. A currency without facts may.
    private func mayHaveCents(_ found: FoundAmount) -> Bool {
        finder.data.facts(of: found.candidates[0].currency)?.displayDigits != 0
    }

    /// Whether a word of several letters touches a number: "12oz", "10am". A single letter may be a unit of old money, "£1 10s
    /// 6d", and in scripts without blanks any word follows: "100ユーロと30です".
    private func isBeforeLongWord(_ number: Int) -> Bool {
        tokens.kind(number + 1) == .word && tokens.bytes(number + 1).count > 1 && scalar(number + 1) < 0x2E80
    }
}
