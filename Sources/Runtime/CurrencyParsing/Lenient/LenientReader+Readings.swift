import CurrencyCore
import CurrencyEngine
import PackedTables

extension LenientReader {
    /// Returns the amount of a text, with its other readings and notes, but without its currency.
    ///
    /// - Parameters:
    ///   - proposes: Whether the plan's spelling of a number with wrong groups may be proposed.
    ///   - minorUnit: The fraction digits of the currency's minor unit; nil if the currency is unknown, or has none.
    func parsed(proposes: Bool, minorUnit: Int?) throws(AmountParseError) -> ParsedAmount {
        let plain = try amount(proposes: proposes)
        var parsed = ParsedAmount(amount: plain, notes: allNotes, separators: separators(minorUnit: minorUnit))
        if isScaleDoubtful, let unscaled = number.digits.value(isNegative: isNegative, scaledBy: 0 - syntax.plan.scale)
        {
            parsed.otherReadings.append(unscaled)
        }
        if let sumWithoutLastWord { parsed.otherReadings.append(amount(ofSum: sumWithoutLastWord)) }
        if isMinusDoubtful { parsed.otherReadings.append(plain.negated) }
        if isMinorUnitDoubtful { parsed.otherReadings.append(plain.scaled(byPowerOfTen: 0 - power)) }
        if let period, number.integerDigits == 0, power == 0 {
            let integer = plain.scaled(byPowerOfTen: number.fractionDigits)
            let hasLeadingZero = number.fractionDigits > 1 && number.digits.significant < number.fractionDigits
            let isTooFine = minorUnit.map { number.fractionDigits > $0 } ?? false
            if hasLeadingZero {
                // "USD.05" counts cents.
            } else if period == .behindLetters, isTooFine {
                parsed.amount = integer
            } else if period == .behindLetters || isTooFine {
                parsed.otherReadings.append(integer)
            }
        }
        if let other = parsed.separators.otherReading { parsed.otherReadings.append(other) }
        return parsed
    }

    /// Whether anything besides the separators may give the text another reading.
    var hasReadingsBesideSeparators: Bool {
        isScaleDoubtful || isMinorUnitDoubtful || period != nil || sumWithoutLastWord != nil
    }

    /// Whether the sign of cents may follow a number of dollars: ".99¢" on a price tag is rarely less than a cent.
    private var isMinorUnitDoubtful: Bool {
        notes.contains(.minorUnit) && number.fractionDigits == 2 && 1...2 ~= number.digits.significant
    }

    /// The amount as the text says it, without other readings.
    private func amount(proposes: Bool) throws(AmountParseError) -> DecimalValue {
        let amount =
            sum.map(amount(ofSum:))
            ?? number.digits.value(isNegative: isNegative, scaledBy: power - syntax.plan.scale)
        if var error = number.groupingError {
            if proposes { error.wellFormed = proposal(amount) }
            throw error
        }
        guard let amount else { throw AmountParseError(.overflow, at: 0, expected: .smallerAmount) }
        // "1.2k" is 1200 with exponent 0, and not 12 with exponent 2.
        return power > 0 && amount.exponent > 0 ? (try? amount.quantized(toFractionDigits: 0)) ?? amount : amount
    }

    private func amount(ofSum sum: DecimalValue) -> DecimalValue {
        (isNegative ? sum.negated : sum).scaled(byPowerOfTen: 0 - syntax.plan.scale)
    }

    /// The plan's spelling of a number with wrong groups, if it is clear which number was meant: "1.5" in German is one and
    /// a half, as is "1,5" in English; nil for "1.2345" in German, and for "1,234,56" in English.
    private func proposal(_ amount: DecimalValue?) -> String? {
        let likely = number.likelyDecimal(isNegative: isNegative, scaledBy: 0 - syntax.plan.scale)
        guard power == 0, let amount = likely ?? (number.separatorMayBeDecimal ? nil : amount) else { return nil }
        let wellFormed = syntax.plan.format(amount)
        return wellFormed.withUTF8Bytes { syntax.plan.onlyAmount(utf8: $0) } == amount ? wellFormed : nil
    }

    /// How the number's separators were read. The other reading has the amount's sign and scale. It is nil if it has more
    /// fraction digits than the currency, such as 1.000 in dollars.
    func separators(minorUnit: Int?) -> SeparatorReading {
        var result = number.separators
        let other = result.otherReading?.scaled(byPowerOfTen: power - syntax.plan.scale)
        result.otherReading = isNegative ? other?.negated : other
        if sum != nil { result.otherReading = nil }
        if let minorUnit, let other, other.exponent < 0 - minorUnit { result.otherReading = nil }
        return result
    }

    /// All differences between the text and the plan's spelling.
    var allNotes: ParseNotes {
        let plan = syntax.plan
        var notes = notes
        if plan.grouping.separates(number.integerDigits) != (number.groups > 0) { notes.insert(.otherGrouping) }
        if number.separators.group.map({ $0.value != syntax.separators.group?.scalar }) ?? false
            || number.separators.decimal.map({ $0.value != syntax.separators.decimal?.scalar }) ?? false
        {
            notes.insert(.otherSeparators)
        }
        if number.policy.zero != plan.digits.zeroScalar(plan.storage) { notes.insert(.otherDigits) }
        let decimals = number.fractionDigits
        if decimals < plan.digitRule.leastFraction || decimals > plan.digitRule.mostFraction
            || number.hasDecimal && decimals == 0
        {
            notes.insert(.otherDecimals)
        }
        if number.integerDigits == 0 || number.startsWithZero && number.integerDigits > 1 {
            notes.insert(.otherZeros)
        }
        return notes
    }
}
