// Where a pasted amount goes:
//
//     all digits selected, or an empty field     the amount is the field's
//     some digits selected                       the text with the paste in their place must be an amount
//     a caret, from the right                    the amount is the field's: with 0.00 in it and the caret behind, that is
//                                                what a paste means
//     a caret, free                              as for some digits

extension AmountEntry {
    /// Reads a text as the field's new amount.
    func paste(_ text: String, in state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        let layout = layout(state.text)
        return paste(text, Place(0..<layout.length, layout), layout, state)
    }

    func paste(
        _ text: String, _ place: Place, _ layout: NumberLayout, _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        let replacesAll = place.elements.count == layout.count || (place.elements.isEmpty && options.mode == .fromRight)
        do throws(EditRejection) {
            if replacesAll { return try take(pasteReader.read(text), text, place, elementsRight: 0, state) }
            let candidate = plainText(layout, place.elements, with: text)
            let reading = try pasteReader.read(candidate)
            if reading.isRounded { throw .tooManyFractionDigits }
            return try take(reading, text, place, elementsRight: layout.count - place.elements.upperBound, state)
        } catch {
            return rejection(error, state)
        }
    }

    /// The number without groups, with a text in place of some digits.
    private func plainText(_ layout: NumberLayout, _ replaced: Range<Int>, with text: String) -> String {
        func digits(_ elements: some Sequence<NumberLayout.Element>) -> String {
            NumberNotation.text(
                elements.flatMap { element in
                    element.digit == NumberLayout.Element.point
                        ? notation.decimal : [notation.digits[Int(element.digit)]]
                })
        }
        let elements = layout.elements
        var before = digits(elements[..<replaced.lowerBound])
        var behind = digits(elements[replaced.upperBound...])
        if options.mode == .fromRight, fractionDigits > 0 {
            // The decimal separator stays, on whichever side of the paste it is.
            let point = layout.count - fractionDigits
            if point >= replaced.upperBound {
                behind =
                    digits(elements[replaced.upperBound..<point]) + NumberNotation.text(notation.decimal)
                    + digits(elements[point...])
            } else if point >= 0, point <= replaced.lowerBound {
                before =
                    digits(elements[..<point]) + NumberNotation.text(notation.decimal)
                    + digits(elements[point..<replaced.lowerBound])
            }
        }
        let sign = layout.isNegative ? "-" : ""
        return sign + before + text + behind
    }

    private func take(
        _ reading: (amount: DecimalValue, isRounded: Bool), _ text: String, _ place: Place, elementsRight: Int,
        _ state: EditingState<DecimalValue>
    ) throws(EditRejection) -> EditOutcome<DecimalValue> {
        var amount = reading.amount
        if amount.isNegative, !options.limits.allowsNegative {
            guard amount.isZero else { throw .negative }
            amount = amount.magnitude
        }
        let draft = AmountDraft(amount, fractionDigits: fractionDigits, fromRight: options.mode == .fromRight)
        if let rejection = checked(draft) { throw rejection }
        var result = state
        result.text = typedText(draft)
        result.value = value(of: draft)
        result.standing = standing(of: result.value)
        if state.isEditing {
            let layout = layout(result.text)
            // Directly behind what was pasted.
            let offset = layout.offset(of: NumberLayout.Caret(elementsRight: elementsRight, distance: .max))
            result.selection = offset..<offset
        }
        if reading.isRounded { return .changed(result, announcement(.rounded, result.value)) }
        let caret = place.range.lowerBound + text.utf16.count
        let isFieldsOwn =
            state.text.isReplaced(place.range, with: text, in: result.text)
            && (result.selection == nil || result.selection == caret..<caret)
        return isFieldsOwn ? .accepted(result) : .changed(result, nil)
    }
}
