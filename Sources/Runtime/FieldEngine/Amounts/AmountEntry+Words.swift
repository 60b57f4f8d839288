// How an edit changes a field in which words wait to be settled:
//
//     letters, spaces         follow the words, which still wait; so does a digit where a sum may go on, as in 3万5千
//     a delete key            takes the last character of the words
//     other keys              are rejected
//     a minus, the program,
//     a move of the caret,
//     the end of editing      settles the words first
//
// To settle words is to read the whole text as if it were pasted. If that changes the amount, the outcome announces it.

extension AmountEntry {
    /// The words that wait in a state; nil if there are none.
    func waitingWords(_ state: EditingState<DecimalValue>) -> KeyedWords? {
        guard readsWords, state.isEditing, let keyed = KeyedWords(state.text, notation),
            typedText(layout(keyed.digits).draft) == keyed.digits
        else { return nil }
        // The program may have changed the value.
        return state.value == nil || state.value == withoutWords(keyed, state).value ? keyed : nil
    }

    var readsWords: Bool { options.readsScaleWords && options.mode == .free }

    func applyToWords(
        _ edit: Edit<DecimalValue>, _ keyed: KeyedWords, _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        let end = state.text.utf16.count
        switch edit {
        case .replace(let range, let text, let intent):
            let range = state.text.clamped(range)
            if range == 0..<end {
                let digits = withoutWords(keyed, state)
                return inPlace(of: state, replace(0..<digits.text.utf16.count, text, intent, digits))
            }
            return replaceWords(range, text, intent, keyed, state)
        case .select(let range) where range != end..<end:
            return settled(keyed, state) { state in
                // A selection up to the end is one up to the new end.
                let upper = range.upperBound >= end ? state.text.utf16.count : range.upperBound
                return select(min(range.lowerBound, upper)..<upper, state)
            }
        case .setValue(let value) where value != state.value:
            return inPlace(of: state, apply(edit, to: withoutWords(keyed, state)))
        case .setText, .clear:
            return inPlace(of: state, apply(edit, to: withoutWords(keyed, state)))
        case .setNegative, .begin, .end, .commit:
            return settled(keyed, state) { apply(edit, to: $0) }
        case .mark(let range, let text):
            return mark(range, text, state)
        case .select, .setValue, .reformat, .commitMarked:
            var result = state
            result.selection = end..<end
            return .accepted(result)
        }
    }

    /// Inserts words after all digits, as text.
    func beginWords(
        _ text: String, _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        let end = state.text.utf16.count
        guard KeyedWords.areWords(text, after: nil) else { return rejection(.notAllowed, state) }
        return wait(state.text + text, behind: end + text.utf16.count, state)
    }

    // MARK: Keys

    private func replaceWords(
        _ range: Range<Int>, _ text: String, _ intent: Edit<DecimalValue>.Intent, _ keyed: KeyedWords,
        _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        if range.isEmpty, text.isEmpty { return rejection(.nothingToDelete, state) }
        guard range.lowerBound >= keyed.digits.utf16.count else { return settled(keyed, state) }
        let candidate = state.text.replacing(range, with: text)
        let caret = range.lowerBound + text.utf16.count
        let previous = String(decoding: Array(state.text.utf16)[..<range.lowerBound], as: UTF16.self).last
        if KeyedWords.areWords(text, after: previous) { return wait(candidate, behind: caret, state) }
        if keyed.isBlank {
            let digits = withoutWords(keyed, state)
            let end = digits.text.utf16.count
            return inPlace(of: state, replace(end..<end, text, intent, digits))
        }
        let keys = EntryKey.keys(text, notation)
        if keys == [.minus] {
            return settled(keyed, state) { state in
                let end = state.text.utf16.count
                return replace(end..<end, text, intent, state)
            }
        }
        let isDigits = !keys.isEmpty && keys.allSatisfy { if case .digit = $0 { true } else { false } }
        if isDigits, keyed.mayGoOnWithDigit(notation), range.upperBound == state.text.utf16.count {
            return wait(candidate, behind: caret, state)
        }
        return rejection(.notAllowed, state)
    }

    /// Shows a text whose words wait. The caret stays after them.
    private func wait(
        _ text: String, behind caret: Int, _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        let keyed = KeyedWords(text, notation)
        if let keyed, keyed.isTooLong { return rejection(.tooLong, state) }
        var result = state
        result.text = text
        result.value = value(of: layout(keyed?.digits ?? text).draft)
        result.standing = standing(of: result.value)
        let end = text.utf16.count
        result.selection = end..<end
        return caret == end ? .accepted(result) : .changed(result, nil)
    }

    // MARK: Settling

    /// Reads the digits with their words. If they are no amount, the digits stay.
    private func settled(_ keyed: KeyedWords, _ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        let digits = withoutWords(keyed, state)
        do throws(EditRejection) {
            let everything = Place(0..<digits.text.utf16.count, layout(digits.text))
            let outcome = try take(
                pasteReader.read(keyed.text), keyed.text, everything, elementsRight: 0, digits)
            return inPlace(of: state, announcingProduct(outcome, of: digits.value))
        } catch {
            return .changed(digits, announcement(.rejected(error), digits.value))
        }
    }

    /// Settles the words, and applies an edit to the result.
    func settled(
        _ keyed: KeyedWords, _ state: EditingState<DecimalValue>,
        then edit: (EditingState<DecimalValue>) -> EditOutcome<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        let outcome = settled(keyed, state)
        let between = outcome.state(after: state)
        let last = edit(between)
        return .changed(last.state(after: between), last.announcement ?? outcome.announcement)
    }

    /// The state with the digits alone, and the caret after them.
    private func withoutWords(
        _ keyed: KeyedWords, _ state: EditingState<DecimalValue>
    ) -> EditingState<DecimalValue> {
        var result = state
        result.text = keyed.digits
        result.value = value(of: layout(keyed.digits).draft)
        let end = result.text.utf16.count
        result.selection = end..<end
        return result
    }

    /// The outcome of an edit of a state that the field does not show.
    func inPlace(
        of state: EditingState<DecimalValue>, _ outcome: EditOutcome<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        if case .accepted(let result) = outcome, result.text != state.text || result.selection != state.selection {
            return .changed(result, nil)
        }
        return outcome
    }
}
