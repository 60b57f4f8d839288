import CurrencyCore
import CurrencyEngine

/// Reads a text from the left to find where it departs from everything that a plan writes in one form of its affixes.
struct StrictDiagnosis {
    let plan: FormatPlan
    let text: UnsafeBufferPointer<UInt8>
    /// The text that the currency's name puts around everything.
    let shell: AffixForms.Form
    let form: AffixForms.Form
    let hidesNumber: Bool

    /// Nil if the text has the shape of the form.
    var error: AmountParseError? {
        do throws(AmountParseError) {
            try read()
            return nil
        } catch {
            return error
        }
    }

    private func read() throws(AmountParseError) {
        var offset = try end(of: shell.prefix, at: 0)
        do throws(AmountParseError) {
            offset = try end(of: form.prefix, at: offset)
        } catch {
            // Only a number that does not begin with a digit is written without the currency spacing.
            offset += Int(form.prefix.count - form.prefixSpacing)
            guard form.prefixSpacing > 0, startsWithoutDigit(offset) else { throw error }
        }
        var endsInDigit = true
        if hidesNumber {
            // A word without a number.
        } else if let word = word(at: offset, of: [plan.nan, plan.infinity]) {
            offset += Int(word.count)
            endsInDigit = false
        } else {
            var number = NumberScan(text, at: offset, PlacedSeparators(plan: plan))
            try number.read()
            offset = number.end
            endsInDigit = !number.hasDecimal || number.fractionDigits > 0
        }
        offset = try end(of: form.suffix, skipping: endsInDigit ? 0 : Int(form.suffixSpacing), at: offset)
        offset = try end(of: shell.suffix, at: offset)
        if offset < text.count { throw AmountParseError(in: text, at: offset, .end) }
    }

    private func startsWithoutDigit(_ offset: Int) -> Bool {
        word(at: offset, of: [plan.nan, plan.infinity, plan.decimal]) != nil
    }

    /// The listed text at an offset; nil if there is none.
    private func word(at offset: Int, of words: [PlanText]) -> PlanText? {
        words.first { $0.count > 0 && $0.matches(text, at: offset, storage: plan.storage) }
    }

    /// The end of an affix at an offset, which may lack its first bytes.
    private func end(
        of affix: PlanText, skipping skipped: Int = 0, at offset: Int
    ) throws(AmountParseError) -> Int {
        let wanted = affix.bytes(plan.storage).dropFirst(skipped)
        let end = offset + zip(wanted, text.dropFirst(offset)).prefix { $0 == $1 }.count
        if end < offset + wanted.count {
            throw AmountParseError(in: text, at: end, .text(String(decoding: wanted, as: UTF8.self)))
        }
        return end
    }
}

/// The digits and separators that a plan writes, each in its position.
private struct PlacedSeparators: NumberPolicy {
    let plan: FormatPlan

    static var keepsDigits: Bool { false }

    static func element(
        of scan: inout NumberScan<Self>
    ) throws(AmountParseError) -> (element: NumberElement, length: Int)? {
        scan.hasDecimal ? try scan.ofFraction() : try scan.ofInteger()
    }
}

extension NumberScan<PlacedSeparators> {
    private var plan: FormatPlan { policy.plan }

    private func digit(_ offset: Int) -> UInt8? { plan.digits.read(text, at: offset, storage: plan.storage) }

    private func failure(
        _ expected: AmountParseError.Expected, _ reason: AmountParseError.Reason = .unexpectedText
    ) -> AmountParseError {
        AmountParseError(in: text, at: end, expected, reason)
    }

    fileprivate func ofInteger() throws(AmountParseError) -> (element: NumberElement, length: Int)? {
        let isFirst = groups == 0
        let zeroIsAlone = startsWithZero && plan.minimumInteger <= 1
        if let digit = digit(end) {
            if zeroIsAlone, integerDigits == 1 { throw failure(mayHaveFraction ? .decimalSeparator : .end, .spelling) }
            if plan.grouping.isFull(sinceSeparator, isFirst: isFirst) { throw failure(.groupSeparator, .grouping) }
            return (.digit(digit), plan.digits.count)
        }
        if isGroup {
            guard plan.grouping.maySeparate(after: sinceSeparator, isFirst: isFirst), !zeroIsAlone else {
                throw failure(.digit, .grouping)
            }
            return (.group, Int(plan.group.count))
        }
        if !isFirst, sinceSeparator != plan.grouping.primary { throw failure(.digit, .grouping) }
        if integerDigits < plan.minimumInteger { throw failure(.digit) }
        if mayHaveFraction, plan.decimal.count > 0, plan.decimal.matches(text, at: end, storage: plan.storage) {
            return (.decimal, Int(plan.decimal.count))
        }
        if plan.decimal.count > 0, plan.alwaysShowsDecimal || plan.digitRule.leastFraction > 0 {
            throw failure(isOtherGroup ? .groupSeparator : .decimalSeparator)
        }
        return nil
    }

    fileprivate func ofFraction() throws(AmountParseError) -> (element: NumberElement, length: Int)? {
        if fractionDigits < plan.digitRule.mostFraction, let digit = digit(end) {
            return (.digit(digit), plan.digits.count)
        }
        let minimum = plan.digitRule.leastFraction
        if plan.decimal.matches(text, at: end, storage: plan.storage) {
            throw failure(fractionDigits < minimum ? .digit : .end, .secondDecimalSeparator)
        }
        if fractionDigits < max(minimum, plan.alwaysShowsDecimal ? 0 : 1) { throw failure(.digit) }
        return nil
    }

    private var mayHaveFraction: Bool { plan.alwaysShowsDecimal || plan.digitRule.mayHaveFraction }

    private var isGroup: Bool {
        guard plan.grouping.hasGroups, plan.group.count > 0, plan.group.matches(text, at: end, storage: plan.storage)
        else { return false }
        // A separator that may be either begins the fraction if no whole group follows.
        guard plan.separatorsAreAlike else { return true }
        let next = end + Int(plan.group.count)
        return (0..<plan.grouping.primary).allSatisfy { digit(next + $0 * plan.digits.count) != nil }
    }

    /// Whether a space or apostrophe that is not the plan's separator sets off digits.
    private var isOtherGroup: Bool {
        guard plan.grouping.hasGroups, plan.group.count > 0, let scalar = LenientScalar(text, at: end) else {
            return false
        }
        return (scalar.kind == .space || scalar.kind == .apostrophe) && digit(end + scalar.length) != nil
    }
}

extension DigitRule {
    private var countsOnlyFractions: Bool { kind == .fraction || kind == .increment }

    var mayHaveFraction: Bool { mostFraction > 0 }

    /// The most fraction digits with which the plan writes any number.
    var mostFraction: Int { countsOnlyFractions ? maximumFraction : .max }

    /// The fewest fraction digits with which the plan writes every number.
    var leastFraction: Int { countsOnlyFractions && trailingZeros != .stripIfInteger ? minimumFraction : 0 }
}
