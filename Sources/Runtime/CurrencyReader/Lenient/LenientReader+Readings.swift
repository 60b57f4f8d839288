import CurrencyCore
import CurrencyEngine
import PackedTables

extension LenientReader {
    /// Returns the amount of a text with its other readings, the doubts about them, and notes, but without its currency.
    ///
    /// - Parameters:
    ///   - proposes: Whether the plan's spelling of a number with wrong groups may be proposed.
    ///   - minorUnit: The fraction digits of the currency's minor unit; nil if amounts have any number of them.
    ///   - currency: The currency of minor units whose names several have.
    ///   - trustsPlain: Whether a number without a currency is in the plan's own separators, as in a field.
    package func outcome(
        proposes: Bool, minorUnit: Int?, currency: CurrencyCode? = nil, trustsPlain: Bool = false
    ) throws(AmountParseError) -> ReadAmount {
        let whole = try amount(proposes: proposes)
        let plain = try withMinorParts(whole, minorUnit, currency)
        var read = ReadAmount(
            ParsedAmount(amount: plain, notes: allNotes, separators: number.separators), start: numberStart,
            number: number)
        for (power, row) in [(otherPower, .wordOfTwoPowers), (isScaleDoubtful ? 0 : nil, .shortScaleWord)]
            as [(Int?, AmountDoubt.Row)]
        {
            guard let power, let other = scaled(byPowerOfTen: power) else { continue }
            read.doubt(row, number.end..<offset, other)
        }
        if let sumWithoutLastWord { read.doubt(.sumOrUnits, numberStart..<offset, amount(ofSum: sumWithoutLastWord)) }
        if let doubtful = minorParts.first(where: { $0.isDoubtful }) {
            read.doubt(.otherMinorUnit, doubtful.place, whole)
        }
        if isMinusDoubtful { read.doubt(.dashApart, numberStart..<offset, plain.negated) }
        if isIntegerDashDoubtful {
            read.doubt(.dashForUnits, numberStart..<offset, plain.negated)
            // "-,50 €" is a discount or a debit; "Fr. –.50" is a price.
            if currencyBefore == nil || syntax.conventions != nil { read.preferLast() }
            if syntax.conventions != nil { (read.others, read.doubts) = ([], []) }
        }
        if isMinorUnitDoubtful {
            read.doubt(.fractionOfMinorUnit, numberStart..<offset, plain.scaled(byPowerOfTen: 0 - power))
        }
        if let period, number.integerDigits == 0, power == 0 {
            let integer = plain.scaled(byPowerOfTen: number.fractionDigits)
            let hasLeadingZero = number.fractionDigits > 1 && number.digits.significant < number.fractionDigits
            let isTooFine = minorUnit.map { number.fractionDigits > $0 } ?? false
            if hasLeadingZero {
                // "USD.05" counts cents.
            } else if period == .behindLetters, isTooFine {
                read.parsed.amount = integer
            } else if period == .behindLetters || isTooFine {
                read.doubt(.separator, numberStart..<offset, integer)
            }
        }
        let isPlain = trustsPlain && currencies.isEmpty && number.fractionDigits == minorUnit
        if !isPlain { doubtSeparator(&read, minorUnit) }
        return read
    }

    /// Doubts a number whose only separator, before three digits, may have the other role.
    ///
    /// The amount must be one that the currency can have: "1,500 €" in German may be 1500, since euros have no thousandths,
    /// and "1.500 €" cannot be 1.5. In dinars, which have thousandths, both are doubtful.
    private func doubtSeparator(_ read: inout ReadAmount, _ minorUnit: Int?) {
        guard let minorUnit, power == 0, sum == nil,
            let magnitude = number.separatorsOtherReading(mayBeAny: minorUnit == 0)
        else { return }
        let other = (isNegative ? magnitude.negated : magnitude).scaled(byPowerOfTen: 0 - syntax.plan.scale)
        let hasThousandths = minorUnit >= 3
        if !number.hasDecimal && !hasThousandths { return }
        read.doubtSeparator(other)
        if !hasThousandths { read.preferLast() }
    }

    /// Whether the sign of cents may follow a number of dollars: ".99¢" on a price tag is rarely less than a cent.
    private var isMinorUnitDoubtful: Bool {
        notes.contains(.minorUnit) && number.fractionDigits == 2 && 1...2 ~= number.digits.significant
    }

    private func withMinorParts(
        _ amount: DecimalValue, _ minorUnit: Int?, _ currency: CurrencyCode?
    ) throws(AmountParseError) -> DecimalValue {
        var amount = amount
        for part in minorParts {
            guard part.unit != nil || part.digits == minorUnit,
                let sum = part.sum(with: amount, power: part.power(in: currency))
            else {
                throw AmountParseError(.unexpectedText, at: part.place.lowerBound, expected: .end)
            }
            amount = sum
        }
        return amount
    }

    /// The amount as the text says it, without other readings.
    private func amount(proposes: Bool) throws(AmountParseError) -> DecimalValue {
        let amount = sum.map(amount(ofSum:)) ?? scaled(byPowerOfTen: power)
        if var error = number.groupingError {
            if proposes { error.wellFormed = proposal(amount) }
            throw error
        }
        guard let amount else { throw AmountParseError(.overflow, at: 0, expected: .smallerAmount) }
        return amount
    }

    /// The number multiplied by a power of ten. "1.2k" is 1200 with exponent 0, and not 12 with exponent 2.
    private func scaled(byPowerOfTen power: Int) -> DecimalValue? {
        let value = number.digits.value(isNegative: isNegative, scaledBy: power - syntax.plan.scale)
        guard let value, power > 0, value.exponent > 0 else { return value }
        return (try? value.quantized(toFractionDigits: 0)) ?? value
    }

    /// The amount of a sum, in the unit of the currency's text: a toman is ten rials.
    private func amount(ofSum sum: DecimalValue) -> DecimalValue {
        (isNegative ? sum.negated : sum).scaled(byPowerOfTen: unitPower - syntax.plan.scale)
    }

    /// The plan's spelling of a number with wrong groups, if it is clear which number was meant: "1.5" in German is one and
    /// a half, as is "1,5" in English; nil for "1.2345" in German, and for "1,234,56" in English.
    private func proposal(_ amount: DecimalValue?) -> String? {
        let likely = number.likelyDecimal(isNegative: isNegative, scaledBy: 0 - syntax.plan.scale)
        guard power == 0, let amount = likely ?? (number.separatorMayBeDecimal ? nil : amount) else { return nil }
        let wellFormed = syntax.plan.format(amount)
        return wellFormed.withUTF8Bytes { syntax.plan.onlyAmount(utf8: $0) } == amount ? wellFormed : nil
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
