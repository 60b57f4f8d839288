extension TextInputFormat: FieldFormat {
    /// Applies an edit to a state, and accepts, changes or rejects it. It never traps.
    public func apply(_ edit: Edit<Value>, to state: EditingState<Value>) -> EditOutcome<Value> {
        switch edit {
        case .mark(let range, let text),
            .replace(let range, let text, _) where state.marked != nil:
            return .accepted(state.composing(text, in: range))
        case .replace(let range, let text, let intent):
            return replace(range, text, intent, state)
        case .select(let range):
            var result = state
            result.selection = state.text.clamped(range)
            return result.selection == range ? .accepted(result) : .changed(result, nil)
        case .setValue(let value):
            return show(value.map(serializer.string) ?? "", value, state)
        case .setText(let text):
            return replace(0..<state.text.utf16.count, text, .pasted, state)
        case .setNegative:
            return reject(.notApplicable, state)
        case .begin:
            var result = state
            let end = state.text.utf16.count
            result.selection = end..<end
            return .accepted(read(result))
        case .end, .commit, .commitMarked:
            var result = committed(state)
            if case .end = edit { result.selection = nil }
            return result.text == state.text ? .accepted(result) : .changed(result, nil)
        case .clear:
            return show("", try? serializer.value(for: ""), state)
        case .reformat:
            if let value = state.value { return show(serializer.string(for: value), value, state) }
            return replace(0..<state.text.utf16.count, state.text, .pasted, state)
        }
    }

    private func replace(
        _ range: Range<Int>, _ text: String, _ intent: Edit<Value>.Intent, _ state: EditingState<Value>
    ) -> EditOutcome<Value> {
        let range = state.text.clamped(range)
        var selection = state.selection ?? range
        // The key tells on which side of the range the caret was.
        if selection.isEmpty || state.selection == nil {
            switch intent {
            case .deletedBackwards: selection = range.upperBound..<range.upperBound
            case .deletedForwards: selection = range.lowerBound..<range.lowerBound
            case .typed, .pasted, .inserted: break
            }
        }
        let edit = TextInputEdit(text: state.text, selection: selection, range: range, replacement: text)
        var result = state
        // Text that has been read is no longer being composed.
        result.marked = nil
        switch formatter.validate(edit) {
        case .rejected:
            return reject(.notAllowed, state)
        case .accepted:
            result.text = edit.result.text
            if state.isEditing { result.selection = edit.result.selection }
            return .accepted(read(result))
        case .changed(let text, let selection):
            result.text = text
            if state.isEditing { result.selection = text.clamped(selection) }
            return .changed(read(result), nil)
        }
    }

    /// The state with the value of its text.
    private func read(_ state: EditingState<Value>) -> EditingState<Value> {
        var result = state
        result.value = try? serializer.value(for: state.text)
        return result
    }

    private func show(_ text: String, _ value: Value?, _ state: EditingState<Value>) -> EditOutcome<Value> {
        var result = state
        result.text = text
        // The value becomes that of the shown text, if the text does not represent the whole value.
        result.value = value == nil ? nil : (try? serializer.value(for: text)) ?? value
        result.marked = nil
        if let selection = state.selection {
            let distance = state.text.utf16.count - min(selection.upperBound, state.text.utf16.count)
            let caret = max(0, text.utf16.count - distance)
            result.selection = caret..<caret
        }
        return text == state.text ? .accepted(result) : .changed(result, nil)
    }

    private func reject(_ reason: EditRejection, _ state: EditingState<Value>) -> EditOutcome<Value> {
        .rejected(reason, Announcement(reason: .rejected(reason), spokenValue: state.text.isEmpty ? nil : state.text))
    }

    /// The state after the composed text has passed the formatter like pasted text.
    private func committed(_ state: EditingState<Value>) -> EditingState<Value> {
        guard let composition = state.composition else { return state }
        let rest = read(composition.rest)
        return replace(composition.place, composition.text, .pasted, rest).state(after: rest)
    }
}
