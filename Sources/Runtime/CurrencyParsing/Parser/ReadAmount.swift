import CurrencyCore
import CurrencyEngine
import PackedTables

/// An amount that was read, with what errors of its conversion point at.
struct ReadAmount {
    var parsed: ParsedAmount
    /// Where the number begins.
    var start = 0
    /// The number; nil where the formatter's own text was read.
    var number: LenientNumber?
}

/// What a text may mean: the likeliest amount, and the others.
struct AmountReadings {
    var amount: DecimalValue
    var others: [DecimalValue] = []
}

extension LenientReader {
    /// The amounts that a text may mean.
    ///
    /// - Parameters:
    ///   - proposes: Whether the plan's spelling of a number with wrong groups may be proposed.
    ///   - minorUnit: The fraction digits of the currency's minor unit; nil where the currency is not known, or has none.
    func readings(proposes: Bool, minorUnit: Int?) throws(AmountParseError) -> AmountReadings {
        var readings = AmountReadings(amount: try amount(proposes: proposes))
        let plain = readings.amount
        if isScaleDoubtful, let unscaled = number.digits.value(isNegative: isNegative, scaledBy: 0 - syntax.plan.scale)
        {
            readings.others.append(unscaled)
        }
        if let sumWithoutLastWord { readings.others.append(amount(ofSum: sumWithoutLastWord)) }
        if isMinusDoubtful { readings.others.append(plain.negated) }
        if isMinorUnitDoubtful { readings.others.append(plain.scaled(byPowerOfTen: 0 - power)) }
        if let period, number.integerDigits == 0, power == 0 {
            let integer = plain.scaled(byPowerOfTen: number.fractionDigits)
            let hasLeadingZero = number.fractionDigits > 1 && number.digits.significant < number.fractionDigits
            let isTooFine = minorUnit.map { number.fractionDigits > $0 } ?? false
            if hasLeadingZero {
                // "USD.05" counts cents.
            } else if period == .behindLetters, isTooFine {
                readings.amount = integer
            } else if period == .behindLetters || isTooFine {
                readings.others.append(integer)
            }
        }
        if let other = separators(minorUnit: minorUnit).otherReading { readings.others.append(other) }
        return readings
    }

    /// Whether there may be readings that come not from the number's separators.
    var hasReadingsOfItsOwn: Bool {
        isScaleDoubtful || isMinorUnitDoubtful || period != nil || sumWithoutLastWord != nil
    }

    /// Whether the sign of cents may stand behind a number of dollars: ".99¢" on a price tag is rarely less than a cent.
    private var isMinorUnitDoubtful: Bool {
        notes.contains(.minorUnit) && number.fractionDigits == 2 && 1...2 ~= number.digits.significant
    }

    /// The amount as it stands.
    private func amount(proposes: Bool) throws(AmountParseError) -> DecimalValue {
        let amount =
            sum.map(amount(ofSum:))
            ?? number.digits.value(isNegative: isNegative, scaledBy: power - syntax.plan.scale)
        if var error = number.groupingError {
            if proposes { error.wellFormed = proposal(amount) }
            throw error
        }
        guard let amount else { throw AmountParseError(.overflow, at: 0, expected: .smallerAmount) }
        // 1.2k is 1200 with exponent 0, and not 12 with exponent 2.
        return power > 0 && amount.exponent > 0 ? (try? amount.quantized(toFractionDigits: 0)) ?? amount : amount
    }

    private func amount(ofSum sum: DecimalValue) -> DecimalValue {
        (isNegative ? sum.negated : sum).scaled(byPowerOfTen: 0 - syntax.plan.scale)
    }

    /// How the plan writes a number whose groups are wrong, where it is clear which number was meant: "1.5" in German
    /// is one and a half, as is "1,5" in English; nil for "1.2345" in German, and for "1,234,56" in English.
    private func proposal(_ amount: DecimalValue?) -> String? {
        let likely = number.likelyDecimal(isNegative: isNegative, scaledBy: 0 - syntax.plan.scale)
        guard power == 0, let amount = likely ?? (number.mayHaveFraction ? nil : amount) else { return nil }
        let wellFormed = syntax.plan.format(amount)
        return wellFormed.withUTF8Bytes { syntax.plan.onlyAmount(utf8: $0) } == amount ? wellFormed : nil
    }

    /// How the number's separators were read. The other reading has the amount's sign and scale; it is none where it has
    /// more fraction digits than the currency, as 1.000 of dollars.
    func separators(minorUnit: Int?) -> SeparatorReading {
        var result = number.separators
        let other = result.otherReading?.scaled(byPowerOfTen: power - syntax.plan.scale)
        result.otherReading = isNegative ? other?.negated : other
        if sum != nil { result.otherReading = nil }
        if let minorUnit, let other, other.exponent < 0 - minorUnit { result.otherReading = nil }
        return result
    }

    /// What the text has that the plan writes otherwise.
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

extension DigitShapes {
    /// The scalar of zero; hanidec's is U+3007.
    func zeroScalar(_ storage: PlanStorage) -> UInt32 {
        let bytes = (0..<count).map { index in
            // Custom digits have their zero in the table alone.
            table.map { storage[$0 + index] } ?? UInt8(truncatingIfNeeded: zero >> UInt32(8 * index))
        }
        return bytes.withUnsafeBufferPointer { LenientScalar.decode($0, at: 0)?.scalar ?? 0 }
    }
}
