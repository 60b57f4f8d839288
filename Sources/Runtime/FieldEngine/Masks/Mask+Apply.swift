// Edits apply to the user's characters: a range of the text stands for those in it, and delete keys step over static
// text. If only the range of a replacement is known, it is read as in SKStringFormatter: text is added at the end, and
// deleting removes the last character. Text that is too long is cut off at the limit.

extension Mask: FieldFormat {
    /// Applies an edit to a state, and accepts, changes or rejects it. It never traps.
    public func apply(_ edit: Edit<String>, to state: EditingState<String>) -> EditOutcome<String> {
        switch edit {
        case .mark(let range, let text),
            .replace(let range, let text, _) where state.marked != nil:
            return .accepted(state.composing(text, in: range))
        case .replace(let range, let text, let intent):
            return replace(range, text, intent, state)
        case .select(let range):
            return select(range, state)
        case .setValue(let value):
            return show(accepted(value ?? ""), state)
        case .setText(let text):
            return show(accepted(raw(of: text)), state)
        case .setNegative:
            return reject(.notApplicable, state)
        case .begin:
            return begin(state)
        case .end, .commit, .commitMarked:
            var result = committed(state)
            if case .end = edit { result.selection = nil }
            return result.text == state.text ? .accepted(result) : .changed(result, nil)
        case .clear:
            return show([], state)
        case .reformat:
            return show(accepted(state.value ?? raw(of: state.text)), state)
        }
    }

    // MARK: The state's characters

    /// The user's characters in a state: its value, if the text is the mask's text for that value.
    private func rawCharacters(_ state: EditingState<String>) -> [Character] {
        if let value = state.value, layout(Array(value)).text == state.text { return Array(value) }
        return Array(raw(of: state.text))
    }

    private func show(_ raw: [Character], _ state: EditingState<String>) -> EditOutcome<String> {
        var result = state
        let layout = layout(raw)
        result.text = layout.text
        result.value = String(raw)
        result.marked = nil
        if let selection = state.selection {
            let distance = state.text.utf16.count - min(selection.upperBound, state.text.utf16.count)
            let offset = layout.stop(max(0, layout.length - distance))
            result.selection = offset..<offset
        }
        return result.text == state.text && result.selection == state.selection
            ? .accepted(result) : .changed(result, nil)
    }

    private func begin(_ state: EditingState<String>) -> EditOutcome<String> {
        var result = state
        let layout = layout(rawCharacters(state))
        result.text = layout.text
        result.value = String(rawCharacters(state))
        // The composed text is formatted with the rest.
        result.marked = nil
        result.selection = layout.length..<layout.length
        return result.text == state.text ? .accepted(result) : .changed(result, nil)
    }

    private func select(_ range: Range<Int>, _ state: EditingState<String>) -> EditOutcome<String> {
        var result = state
        var range = state.text.clamped(range)
        let asked = range
        if state.marked == nil, range.isEmpty {
            let layout = layout(rawCharacters(state))
            let stop = layout.text == state.text ? layout.stop(range.lowerBound) : range.lowerBound
            range = stop..<stop
        }
        result.selection = range
        return range == asked ? .accepted(result) : .changed(result, nil)
    }

    private func reject(_ reason: EditRejection, _ state: EditingState<String>) -> EditOutcome<String> {
        .rejected(reason, Announcement(reason: .rejected(reason), spokenValue: state.value))
    }

    // MARK: Replacing

    private func replace(
        _ range: Range<Int>, _ text: String, _ intent: Edit<String>.Intent, _ state: EditingState<String>
    ) -> EditOutcome<String> {
        // A newline is the return key.
        if text.contains(where: { $0.isNewline }), intent != .pasted { return .accepted(state) }
        let range = state.text.clamped(range)
        var raw = rawCharacters(state)
        let layout = layout(raw)
        var place = layout.elements(in: range)
        var right = raw.count - place.upperBound
        if intent == .inserted {
            place = text.isEmpty ? max(0, raw.count - 1)..<raw.count : raw.count..<raw.count
            right = 0
        }
        if text.isEmpty {
            if place.isEmpty {
                if range.isEmpty, intent != .inserted { return reject(.nothingToDelete, state) }
                let index = place.lowerBound
                if intent == .deletedForwards, index < raw.count {
                    place = index..<(index + 1)
                    right -= 1
                } else if intent != .deletedForwards, index > 0 {
                    place = (index - 1)..<index
                } else {
                    return reject(.nothingToDelete, state)
                }
            }
            raw.removeSubrange(place)
            return outcome(raw, right, range, text, state)
        }
        var added = text.filter { allowed?.contains($0) ?? true }
        if added.isEmpty { return reject(.notAllowed, state) }
        let room = (maximumLength ?? .max) - (raw.count - place.count)
        let isTruncated = added.count > room
        if isTruncated {
            guard room > 0 else { return reject(.tooLong, state) }
            added = String(added.prefix(room))
        }
        raw.replaceSubrange(place, with: added)
        let result = outcome(raw, right, range, text, state)
        if isTruncated, case .changed(let state, _) = result {
            return .changed(state, Announcement(reason: .truncated, spokenValue: state.value))
        }
        return result
    }

    /// - Parameter right: The user's characters after the caret.
    private func outcome(
        _ raw: [Character], _ right: Int, _ range: Range<Int>, _ text: String, _ state: EditingState<String>
    ) -> EditOutcome<String> {
        var result = state
        let layout = layout(raw)
        result.text = layout.text
        result.value = String(raw)
        if state.isEditing {
            let offset = layout.offset(behind: raw.count - right)
            result.selection = offset..<offset
        }
        let caret = range.lowerBound + text.utf16.count
        let isFieldsOwn =
            state.text.isReplaced(range, with: text, in: result.text)
            && (result.selection == nil || result.selection == caret..<caret)
        return isFieldsOwn ? .accepted(result) : .changed(result, nil)
    }

    /// The state after the composed text is read as typed text.
    private func committed(_ state: EditingState<String>) -> EditingState<String> {
        guard let composition = state.composition else { return state }
        var rest = composition.rest
        rest.value = raw(of: rest.text)
        return replace(composition.place, composition.text, .pasted, rest).state(after: rest)
    }
}

extension Mask.Layout {
    /// The user's characters in a range.
    func elements(in range: Range<Int>) -> Range<Int> {
        let lower = elements.prefix { $0.lowerBound < range.lowerBound }.count
        return lower..<max(lower, elements.prefix { $0.lowerBound < range.upperBound }.count)
    }

    /// The offset of a caret after `count` of the user's characters; after the last one, it is the end of the text.
    func offset(behind count: Int) -> Int {
        if count >= elements.count { return length }
        return count <= 0 ? elements[0].lowerBound : elements[count - 1].upperBound
    }

    /// The caret stop for an offset.
    func stop(_ offset: Int) -> Int {
        guard let first = elements.first, let last = elements.last else { return length }
        if offset <= first.lowerBound { return first.lowerBound }
        if offset > last.upperBound { return length }
        let before = elements.prefix { $0.upperBound <= offset }.count
        if before == 0 { return first.upperBound }
        let (end, next) = (
            elements[before - 1].upperBound, before < elements.count ? elements[before].lowerBound : length
        )
        return offset == end || offset == next ? offset : offset < next ? next : end
    }
}
