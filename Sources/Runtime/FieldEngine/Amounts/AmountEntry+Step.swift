import CurrencyEngine

extension AmountEntry {
    /// Returns the outcome of steps up or down, as with arrow keys, a stepper or a mouse wheel.
    ///
    ///     let entry = AmountEntry(CurrencyStyle(.swissFranc, locale: .germanSwitzerland))
    ///     var state = EditingState<DecimalValue>()
    ///     entry.edit(&state, .setValue(9.97))
    ///     state = entry.step(1, by: 0.05, state).state(after: state)
    ///     state.text          // "CHF 10.00"
    ///     state = entry.step(1, by: 0.05, state).state(after: state)
    ///     state.text          // "CHF 10.05"
    ///
    /// As in HTML, values are multiples of the step, counted from the field's minimum if it has one. From any other
    /// value, the first step goes to the nearest multiple in that direction. A step never goes beyond the field's
    /// limits; a step that cannot go anywhere is accepted and changes nothing. An empty field counts as zero. A
    /// percentage of 12 % has the value 0.12, so steps of one percent are 0.01.
    ///
    /// See <https://html.spec.whatwg.org/multipage/input.html#dom-input-stepup>.
    ///
    /// - Parameters:
    ///   - count: The number of steps, negative for steps down.
    ///   - step: The size of a step, which must be above zero.
    /// - Returns: The outcome, as for `Edit.setValue`; `rejected(.notFinite)` if the step is not above zero and finite,
    ///   or there are too many digits.
    public func step(
        _ count: Int, by step: DecimalValue, _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        if let keyed = waitingWords(state) {
            return settled(keyed, state) { self.step(count, by: step, $0) }
        }
        let value = state.value ?? .zero
        guard step.isFinite, step > .zero, value.isFinite else { return rejection(.notFinite, state) }
        if count == 0 { return .accepted(state) }
        do throws(DecimalError) {
            let steps = Steps(base: limit(options.limits.minimum) ?? .zero, size: step)
            let passed = try steps.count(to: value, count > 0 ? .floor : .ceiling)
            var result = try steps.value(at: passed + DecimalValue(count))
            if let maximum = limit(options.limits.maximum), result > maximum {
                result = try steps.value(at: steps.count(to: maximum, .floor))
            }
            if let minimum = limit(options.limits.minimum), result < minimum { result = minimum }
            // After clamping, the result may lie in the other direction.
            if count > 0 ? result <= value : result >= value { return .accepted(state) }
            return apply(.setValue(result), to: state)
        } catch {
            return rejection(.notFinite, state)
        }
    }

    /// The limit if it is finite; nil otherwise.
    private func limit(_ value: DecimalValue?) -> DecimalValue? { value.flatMap { $0.isFinite ? $0 : nil } }

    /// Multiples of a step, counted from a base.
    private struct Steps {
        let base: DecimalValue
        let size: DecimalValue

        /// The number of whole steps from the base to a value, rounded.
        func count(to value: DecimalValue, _ rounding: RoundingMode) throws(DecimalError) -> DecimalValue {
            let (quotient, rest) = try (value - base).quotientAndRemainder(dividingBy: size)
            if rest.isZero || rest.isNegative != (rounding == .floor) { return quotient }
            return try rest.isNegative ? quotient - 1 : quotient + 1
        }

        func value(at count: DecimalValue) throws(DecimalError) -> DecimalValue { try base + count * size }
    }
}
