extension AmountEntry {
    /// Applies an edit to a state. `Edit` says what each edit does.
    public func apply(
        _ edit: Edit<DecimalValue>, to state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        if state.marked != nil { return applyToMarked(edit, state) }
        let edit = edit.deletingBackwards(atEndOf: state.text)
        if let keyed = waitingWords(state) { return applyToWords(edit, keyed, state) }
        switch edit {
        case .replace(let range, let text, let intent): return replace(range, text, intent, state)
        case .select(let range): return select(range, state)
        case .setValue(let value): return setValue(value, state)
        case .setText(let text): return setText(text, state)
        case .setNegative(let isNegative): return setNegative(isNegative, state)
        case .begin: return begin(state)
        case .end: return end(state)
        case .commit: return commit(state)
        case .clear: return clear(state)
        case .reformat: return setValue(state.value, state)
        case .mark(let range, let text): return mark(range, text, state)
        case .commitMarked: return .accepted(state)
        }
    }

    // MARK: Selection

    func select(_ range: Range<Int>, _ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        let range = state.text.clamped(range)
        var result = state
        result.selection = layout(state.text).selection(range)
        return result.selection == range ? .accepted(result) : .changed(result, nil)
    }

    // MARK: From the program

    private func setValue(_ value: DecimalValue?, _ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        guard let value else { return cleared(state) }
        guard value.isFinite else { return rejection(.notFinite, state) }
        // "12." already has the value 12, so setting 12 does not remove the separator that the user has typed.
        if state.isEditing, value == state.value, isTyped(state) { return .accepted(state) }
        let shown = shown(value)
        return show(shown, draft(of: shown), state, shown.isIdentical(to: value) ? nil : .rounded)
    }

    /// Whether the text is what this entry shows for the value while the user types.
    private func isTyped(_ state: EditingState<DecimalValue>) -> Bool {
        let draft = layout(state.text).draft
        return value(of: draft) == state.value && typedText(draft) == state.text
    }

    private func setText(_ text: String, _ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        if text.isEmpty { return cleared(state) }
        if options.pasting == .digits {
            return replace(0..<state.text.utf16.count, text, .inserted, state)
        }
        return paste(text, in: state)
    }

    private func setNegative(_ isNegative: Bool, _ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        if isNegative, !options.limits.allowsNegative { return rejection(.negative, state) }
        var draft = layout(state.text).draft
        // The text may come from another format.
        if let value = state.value, value.isFinite, value != self.value(of: draft) { draft = self.draft(of: value) }
        guard draft.isNegative != isNegative else { return .accepted(state) }
        draft.isNegative = isNegative
        return show(value(of: draft), draft, state)
    }

    /// Shows a value in place of the previous one. The caret keeps its number of digits from the end.
    func show(
        _ value: DecimalValue?, _ draft: AmountDraft, _ state: EditingState<DecimalValue>,
        _ reason: Announcement.Reason? = nil
    ) -> EditOutcome<DecimalValue> {
        var result = state
        result.value = value
        result.standing = standing(of: value)
        result.marked = nil
        result.text = state.isEditing || value == nil ? typedText(draft) : text(of: value)
        if let selection = state.selection {
            let caret = layout(state.text).caret(at: selection.upperBound)
            let offset = layout(result.text).offset(of: caret)
            result.selection = offset..<offset
        }
        if let reason { return .changed(result, announcement(reason, value)) }
        return result.text == state.text && result.selection == state.selection
            ? .accepted(result) : .changed(result, nil)
    }

    // MARK: Focus

    private func begin(_ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        var result = state
        var isRounded = false
        if let value = state.value, value.isFinite {
            let shown = shown(value)
            isRounded = !shown.isIdentical(to: value)
            result.value = shown
            result.text = typedText(draft(of: shown))
        } else if state.value == nil, !state.text.isEmpty {
            // The program may have written the text into the field.
            let read = readDraft(state.text)
            isRounded = read.isRounded
            result.value = value(of: read.draft)
            result.text = typedText(read.draft)
        }
        result.standing = standing(of: result.value)
        let end = layout(result.text).end
        result.selection = end..<end
        if isRounded { return .changed(result, announcement(.rounded, result.value)) }
        return result.text == state.text && state.selection == result.selection
            ? .accepted(result) : .changed(result, nil)
    }

    private func end(_ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        finish(state, isEditing: false)
    }

    private func commit(_ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        finish(state, isEditing: state.isEditing)
    }

    /// Clamps the value to its bounds and gives the text its final form.
    private func finish(_ state: EditingState<DecimalValue>, isEditing: Bool) -> EditOutcome<DecimalValue> {
        var result = state
        result.marked = nil
        if !isEditing { result.selection = nil }
        let (amount, isRounded) = amount(of: state)
        guard var value = amount, value.isFinite, !(options.clearsWhenZero && value.isZero) else {
            result.text = ""
            result.value = nil
            result.standing = .within
            if isEditing { result.selection = 0..<0 }
            if isRounded { return .changed(result, announcement(.rounded, nil)) }
            return result.text == state.text ? .accepted(result) : .changed(result, nil)
        }
        if value.isZero { value = value.magnitude }
        let bounded = bounded(value)
        result.value = bounded
        result.standing = standing(of: bounded)
        result.text = isEditing ? typedText(draft(of: bounded)) : text(of: bounded)
        if isEditing {
            let end = layout(result.text).end
            result.selection = end..<end
        }
        if bounded != value {
            let reason: Announcement.Reason = bounded > value ? .raisedToMinimum : .loweredToMaximum
            return .changed(result, announcement(reason, bounded))
        }
        if isRounded { return .changed(result, announcement(.rounded, bounded)) }
        return result.text == state.text ? .accepted(result) : .changed(result, nil)
    }

    /// The amount that the field shows for a state, from its value or from text that the program may have written.
    private func amount(of state: EditingState<DecimalValue>) -> (value: DecimalValue?, isRounded: Bool) {
        guard let value = state.value else {
            let (draft, isRounded) = readDraft(state.text)
            return (self.value(of: draft), isRounded)
        }
        let shown = shown(value)
        return (shown, !shown.isIdentical(to: value))
    }

    private func clear(_ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        cleared(state)
    }
}
