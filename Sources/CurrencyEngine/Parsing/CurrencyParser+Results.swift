import CurrencyCore

extension CurrencyParser {
    /// The amount of a text that was read.
    func amount(_ reader: LenientReader<some CurrencyMatcher>) throws(ParseError) -> DecimalValue {
        let amount = reader.number.digits.value(isNegative: reader.isNegative, scaledBy: 0 - plan.scale)
        if var error = reader.number.groupingError {
            // A repair keeps every reading of the number: "0,5" may be 0.5, and "5" would not be.
            if let amount, hasStyle, !reader.number.mayHaveOtherReading {
                let wellFormed = plan.format(amount)
                if (try? plan.parse(wellFormed)) == amount { error.wellFormed = wellFormed }
            }
            throw error
        }
        guard let amount else { throw ParseError(.overflow, at: 0, expected: .smallerAmount) }
        return amount
    }

    /// What the number has that the plan writes otherwise.
    func notes(_ reader: LenientReader<some CurrencyMatcher>) -> ParseNotes {
        let number = reader.number
        var notes = reader.notes
        let grouping = plan.grouping
        let wantsGroups = grouping.primary > 0 && number.integerDigits - grouping.primary >= max(1, grouping.minimum)
        if wantsGroups != (number.groups > 0) { notes.insert(.otherGrouping) }
        if number.separators.group.map({ $0.value != marks.group?.scalar }) ?? false
            || number.separators.decimal.map({ $0.value != marks.decimal?.scalar }) ?? false
        {
            notes.insert(.otherSeparators)
        }
        if number.zero != plan.digits.zeroScalar { notes.insert(.otherDigits) }
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
    /// The scalar of zero; that of hanidec is U+3007.
    var zeroScalar: UInt32 {
        let lead = zero & 0xFF
        if count == 1 { return lead }
        var scalar = lead & (0xFF >> UInt32(count + 1))
        for index in 1..<count { scalar = scalar << 6 | zero >> UInt32(8 * index) & 0x3F }
        return scalar
    }
}
