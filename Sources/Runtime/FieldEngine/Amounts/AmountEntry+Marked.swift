extension AmountEntry {
    /// Applies a change of the composed text. Composing an empty text ends the composition and reads the field's text.
    func mark(
        _ range: Range<Int>, _ text: String, _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        let result = state.composing(text, in: range)
        return text.isEmpty && state.marked != nil ? committed(result) : .accepted(result)
    }

    func applyToMarked(
        _ edit: Edit<DecimalValue>, _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        switch edit {
        case .mark(let range, let text), .replace(let range, let text, _):
            return mark(range, text, state)
        case .select(let range):
            var result = state
            result.selection = state.text.clamped(range)
            return .accepted(result)
        case .commitMarked:
            return committed(state)
        case .end, .commit:
            // The screen still shows the input method's text.
            return inPlace(of: state, apply(edit, to: committed(state).state(after: state)))
        case .begin, .clear, .reformat, .setValue, .setText, .setNegative:
            var unmarked = state
            unmarked.marked = nil
            return apply(edit, to: unmarked)
        }
    }

    /// Reads the text with the composed text in it. If that is not an amount, the previous value stays.
    private func committed(_ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        if let words = committedWords(state) { return words }
        let layout = layout(state.text)
        let caret = layout.caret(at: state.selection?.upperBound ?? layout.end)
        var draft = layout.draft
        draft.trimZeros()
        var result = state
        result.marked = nil
        var rejection = checked(draft)
        if draft.isEmpty, !draft.isNegative, state.value != nil, !state.text.isEmpty { rejection = .notAllowed }
        if let rejection {
            let draft = state.value.map(self.draft) ?? AmountDraft()
            return show(state.value.map { shown($0) }, draft, state, .rejected(rejection))
        }
        result.text = typedText(draft)
        result.value = value(of: draft)
        result.standing = standing(of: result.value)
        let offset = self.layout(result.text).offset(of: caret)
        result.selection = offset..<offset
        return result.text == state.text && result.selection == state.selection
            ? .accepted(result) : .changed(result, nil)
    }

    /// The outcome if words are composed, as in 3万; nil if not, or if the field reads no words.
    private func committedWords(_ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue>? {
        guard readsWords, let (text, place, rest) = state.composition,
            EntryKey.keys(text, notation).count < text.unicodeScalars.count
        else { return nil }
        switch apply(.replace(place, with: text, .inserted), to: rest) {
        case .rejected(let reason, _):
            return .changed(rest, announcement(.rejected(reason), rest.value))
        case let outcome:
            return inPlace(of: state, outcome)
        }
    }
}
