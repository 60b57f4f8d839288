// How a replacement changes the digits:
//
//     replaced            the digits in the range. If there are none and a delete key was pressed, the next digit in
//                         its direction, so that the key steps over separators and affixes
//     sign                deleting a range with the sign removes it; a minus key toggles it, wherever the caret is
//     inserted            the keys in the text; other characters are ignored. A text without keys is rejected, unless
//                         the options read words after the digits
//     leading zeros       are removed
//     caret               keeps its number of digits from the end. After a replacement elsewhere, it keeps its
//                         distance from the end of the text

extension AmountEntry {
    func replace(
        _ range: Range<Int>, _ text: String, _ intent: Edit<DecimalValue>.Intent, _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        let range = state.text.clamped(range)
        let layout = layout(state.text)
        var place = Place(range, layout)
        if text.isEmpty { return delete(place, intent, layout, state) }
        if readsAmount(text, intent) { return paste(text, place, layout, state) }

        let keys = EntryKey.keys(text, notation)
        if keys.isEmpty {
            return isBehindNumber(place, layout) ? beginWords(text, state) : rejection(.notAllowed, state)
        }
        if keys == [.minus] {
            // As in CurrencyText, a minus that replaces digits counts only if it replaces the first.
            let isInside = intent == .inserted && !range.isEmpty && range.lowerBound > 0
            return isInside ? rejection(.notAllowed, state) : turnSign(place, layout, state)
        }
        if keys.contains(.minus), !options.limits.allowsNegative { return rejection(.negative, state) }
        var draft = layout.draft
        if layout.coversSign(range) { draft.isNegative = false }
        if keys.contains(.minus) { draft.isNegative = true }
        draft.elements.removeSubrange(place.elements)
        var position = place.elements.lowerBound
        var ignored: EditRejection?
        for key in keys {
            switch key {
            case .digit(let digit):
                draft.elements.insert(digit, at: position)
                position += 1
            case .decimal where options.mode == .free && draft.point == nil && fractionDigits > 0:
                draft.elements.insert(NumberLayout.Element.point, at: position)
                position += 1
            case .decimal:
                ignored = .decimalSeparator
            case .minus:
                break
            }
        }
        // Keys that have no meaning here do not delete the selection.
        if position == place.elements.lowerBound, !keys.contains(.minus), let ignored {
            return rejection(ignored, state)
        }
        place.caret = caret(layout, place, state)
        draft.trimZeros()
        return settle(draft, place, text, intent, state)
    }

    /// Whether a text is read as an amount instead of key by key.
    private func readsAmount(_ text: String, _ intent: Edit<DecimalValue>.Intent) -> Bool {
        switch intent {
        case .pasted: options.pasting == .amount
        // Grouping separators are not keys.
        case .inserted: options.mode == .free && options.pasting == .amount && text.unicodeScalars.count > 1
        case .typed, .deletedBackwards, .deletedForwards: false
        }
    }

    /// Whether words may be keyed at a place: after all digits, and replacing nothing.
    private func isBehindNumber(_ place: Place, _ layout: NumberLayout) -> Bool {
        readsWords && layout.count > 0 && place.elements == layout.count..<layout.count
    }

    // MARK: Deleting

    private func delete(
        _ place: Place, _ intent: Edit<DecimalValue>.Intent, _ layout: NumberLayout,
        _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        var place = place
        var draft = layout.draft
        if layout.coversSign(place.range) {
            draft.isNegative = false
        } else if place.elements.isEmpty {
            if place.range.isEmpty { return rejection(.nothingToDelete, state) }
            let index = place.elements.lowerBound
            if intent == .deletedForwards {
                guard index < layout.count else { return rejection(.nothingToDelete, state) }
                place.elements = index..<(index + 1)
            } else if index > 0 {
                place.elements = (index - 1)..<index
            } else if draft.isNegative {
                // There is nothing to delete before the digits but the sign.
                draft.isNegative = false
            } else {
                return rejection(.nothingToDelete, state)
            }
        }
        // In mode `fromRight`, a zero cannot become shorter, so a delete key empties the field.
        let isZero = options.mode == .fromRight && draft.isZero && !place.elements.isEmpty
        if place.elements.count == layout.count, !draft.isNegative || layout.count > 0 { return cleared(state) }
        if isZero { return cleared(state) }
        place.caret = caret(layout, place, state)
        draft.elements.removeSubrange(place.elements)
        draft.trimZeros()
        return settle(draft, place, "", intent, state)
    }

    // MARK: The sign

    private func turnSign(
        _ place: Place, _ layout: NumberLayout, _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        var place = place
        var draft = layout.draft
        if place.elements.count == layout.count, layout.count > 0 {
            // A minus replaces everything.
            draft = AmountDraft(isNegative: true)
        } else {
            place.elements = place.elements.upperBound..<place.elements.upperBound
            draft.isNegative.toggle()
        }
        if draft.isNegative, !options.limits.allowsNegative { return rejection(.negative, state) }
        place.caret = caret(layout, place, state)
        return settle(draft, place, notation.lonelySign, .typed, state)
    }

    // MARK: The result

    /// The outcome of an edit that produced a draft.
    private func settle(
        _ draft: AmountDraft, _ place: Place, _ text: String, _ intent: Edit<DecimalValue>.Intent,
        _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        var draft = draft
        var isTruncated = false
        if let rejection = checked(draft) {
            guard intent == .inserted, options.mode == .fromRight, rejection == .tooLong else {
                return self.rejection(rejection, state)
            }
            draft.elements.removeLast(draft.elements.count - mostElements)
            isTruncated = true
        }
        var result = state
        result.text = typedText(draft)
        result.value = value(of: draft)
        result.standing = standing(of: result.value)
        if isTruncated, result.text == state.text { return rejection(.tooLong, state) }
        if let selection = state.selection {
            let layout = layout(result.text)
            let offset =
                place.caret.map(layout.offset)
                ?? layout.caretStop(layout.length - (state.text.utf16.count - selection.upperBound))
            result.selection = offset..<offset
        }
        if isTruncated { return .changed(result, announcement(.truncated, result.value)) }
        let caret = place.range.lowerBound + text.utf16.count
        let isFieldsOwn =
            state.text.isReplaced(place.range, with: text, in: result.text)
            && (result.selection == nil || result.selection == caret..<caret)
        return isFieldsOwn ? .accepted(result) : .changed(result, nil)
    }

    /// The maximum number of digits in mode `fromRight`.
    private var mostElements: Int { options.limits.mostIntegerDigits(besides: fractionDigits) + fractionDigits }

    /// The caret after an edit; nil if the edit is not at the caret.
    private func caret(
        _ layout: NumberLayout, _ place: Place, _ state: EditingState<DecimalValue>
    ) -> NumberLayout.Caret? {
        if let selection = state.selection,
            selection.upperBound < place.range.lowerBound
                || place.range.upperBound < selection.lowerBound
        {
            return nil
        }
        let upper = place.elements.upperBound
        let deletedEnd = place.elements.isEmpty ? 0 : layout.elements[upper - 1].end
        let edge = min(max(layout.start, max(place.range.upperBound, deletedEnd)), layout.end)
        return NumberLayout.Caret(elementsRight: layout.count - upper, distance: layout.end - edge)
    }
}
