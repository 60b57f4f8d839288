import CurrencyCore

/// Finds where a text departs from everything that a plan writes in one form of its affixes, reading from the left.
struct StrictDiagnosis {
    private let plan: FormatPlan
    private let text: UnsafeBufferPointer<UInt8>
    /// What the currency's name puts around everything.
    private let shell: NameAffixes.Form
    private let form: AffixForms.Form
    private let hidesNumber: Bool

    init(
        _ plan: FormatPlan, _ text: UnsafeBufferPointer<UInt8>, _ shell: NameAffixes.Form, _ form: AffixForms.Form,
        hidesNumber: Bool
    ) {
        self.plan = plan
        self.text = text
        self.shell = shell
        self.form = form
        self.hidesNumber = hidesNumber
    }

    private typealias Expected = AmountParseError.Expected

    /// How far the text was read.
    private struct State {
        var offset = 0
        var integerDigits = 0
        var startsWithZero = false
        /// Digits since the last grouping separator; nil where there is none.
        var sinceSeparator: Int?
        var fractionDigits: Int?
    }

    /// Nil where the text has the shape of the form.
    var error: AmountParseError? {
        var state = State()
        if let error = readAffix(shell.prefix, &state) { return error }
        let start = state.offset
        if let error = readAffix(form.prefix, &state) {
            // Only a number that does not begin with a digit goes without the currency spacing.
            guard form.prefixSpacing > 0, startsWithoutDigit(start + Int(form.prefix.count - form.prefixSpacing)) else {
                return error
            }
            state.offset = start + Int(form.prefix.count - form.prefixSpacing)
        }
        if hidesNumber { return readSuffix(&state, skipping: 0) }
        for word in [plan.nan, plan.infinity] where word.count > 0 {
            if word.matches(text, at: state.offset, storage: plan.storage) {
                state.offset += Int(word.count)
                return readSuffix(&state, skipping: Int(form.suffixSpacing))
            }
        }
        if let error = readInteger(&state) ?? readFraction(&state) { return error }
        let endsInDigit = state.fractionDigits != 0
        return readSuffix(&state, skipping: endsInDigit ? 0 : Int(form.suffixSpacing))
    }

    private func startsWithoutDigit(_ offset: Int) -> Bool {
        [plan.nan, plan.infinity, plan.decimal].contains {
            $0.count > 0 && $0.matches(text, at: offset, storage: plan.storage)
        }
    }

    private func failure(_ offset: Int, _ expected: AmountParseError.Expected, _ reason: AmountParseError.Reason? = nil)
        -> AmountParseError
    {
        // The middle of a character is no place to point at.
        var offset = offset
        while offset > 0, offset < text.count, text[offset] & 0xC0 == 0x80 { offset -= 1 }
        return AmountParseError(
            offset >= text.count ? .unexpectedEnd : reason ?? .unexpectedText, at: offset, expected: expected)
    }

    private func readAffix(_ affix: PlanText, skipping skipped: Int = 0, _ state: inout State) -> AmountParseError? {
        let wanted = affix.bytes(plan.storage).dropFirst(skipped)
        let common = zip(wanted, text.dropFirst(state.offset)).prefix { $0 == $1 }.count
        let start = state.offset
        state.offset += common
        if common == wanted.count { return nil }
        return failure(start + common, .text(String(decoding: wanted, as: UTF8.self)))
    }

    private func readSuffix(_ state: inout State, skipping skipped: Int) -> AmountParseError? {
        if let error = readAffix(form.suffix, skipping: skipped, &state) ?? readAffix(shell.suffix, &state) {
            return error
        }
        return state.offset == text.count ? nil : failure(state.offset, .end)
    }

    private func digit(_ offset: Int) -> UInt8? {
        plan.digits.read(text, at: offset, storage: plan.storage)
    }

    private var mayHaveFraction: Bool {
        plan.alwaysShowsDecimal || plan.digitRule.mayHaveFraction
    }

    private func readInteger(_ state: inout State) -> AmountParseError? {
        let grouping = plan.grouping
        while state.offset < text.count {
            if let digit = digit(state.offset) {
                if state.startsWithZero, state.integerDigits == 1, plan.minimumInteger <= 1 {
                    return failure(state.offset, mayHaveFraction ? .decimalSeparator : .end, .spelling)
                }
                let room =
                    state.sinceSeparator.map { grouping.largestGroup - $0 }
                    ?? grouping.mostDigitsWithoutSeparators - state.integerDigits
                if room <= 0 { return failure(state.offset, .groupSeparator, .grouping) }
                if state.integerDigits == 0 { state.startsWithZero = digit == 0 }
                state.integerDigits += 1
                state.sinceSeparator = state.sinceSeparator.map { $0 + 1 }
                state.offset += plan.digits.count
            } else if isGroup(state) {
                if let since = state.sinceSeparator, since != grouping.secondary {
                    return failure(state.offset, .digit, .grouping)
                }
                if state.integerDigits == 0 || state.startsWithZero && plan.minimumInteger <= 1
                    || state.integerDigits > grouping.largestGroup
                {
                    return failure(state.offset, .digit, .grouping)
                }
                state.sinceSeparator = 0
                state.offset += Int(plan.group.count)
            } else {
                break
            }
        }
        if let since = state.sinceSeparator, since != grouping.primary {
            return failure(state.offset, .digit, .grouping)
        }
        if state.integerDigits < plan.minimumInteger { return failure(state.offset, .digit) }
        return nil
    }

    private func isGroup(_ state: State) -> Bool {
        guard plan.grouping.hasGroups, plan.group.count > 0,
            plan.group.matches(text, at: state.offset, storage: plan.storage)
        else { return false }
        // A separator that is both begins the fraction where no whole group follows.
        guard plan.decimal == plan.group else { return true }
        let next = state.offset + Int(plan.group.count)
        return (0..<plan.grouping.primary).allSatisfy { digit(next + $0 * plan.digits.count) != nil }
    }

    /// Whether a space or apostrophe that is not the plan's separator sets off digits.
    private func isOtherGroup(_ state: State) -> Bool {
        guard plan.grouping.hasGroups, plan.group.count > 0, let scalar = LenientScalar(text, at: state.offset) else {
            return false
        }
        return (scalar.kind == .space || scalar.kind == .apostrophe) && digit(state.offset + scalar.length) != nil
    }

    private func readFraction(_ state: inout State) -> AmountParseError? {
        let minimum = plan.digitRule.leastFraction
        guard mayHaveFraction, plan.decimal.count > 0,
            plan.decimal.matches(text, at: state.offset, storage: plan.storage)
        else {
            let isMissing = plan.alwaysShowsDecimal || minimum > 0
            guard isMissing, plan.decimal.count > 0 else { return nil }
            return failure(state.offset, isOtherGroup(state) ? .groupSeparator : .decimalSeparator)
        }
        state.offset += Int(plan.decimal.count)
        var count = 0
        while count < plan.digitRule.mostFraction, digit(state.offset) != nil {
            count += 1
            state.offset += plan.digits.count
        }
        state.fractionDigits = count
        if plan.decimal.matches(text, at: state.offset, storage: plan.storage) {
            return failure(state.offset, count < minimum ? .digit : .end, .secondDecimalSeparator)
        }
        if count < max(minimum, plan.alwaysShowsDecimal ? 0 : 1) { return failure(state.offset, .digit) }
        return nil
    }
}

extension DigitRule {
    private var countsOnlyFractions: Bool { kind == .fraction || kind == .increment }

    var mayHaveFraction: Bool { mostFraction > 0 }

    /// The most fraction digits that any number is written with.
    var mostFraction: Int { countsOnlyFractions ? maximumFraction : .max }

    /// The fraction digits that every number is written with.
    var leastFraction: Int { countsOnlyFractions && !stripsIfInteger ? minimumFraction : 0 }
}
