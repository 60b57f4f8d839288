// What a paste replaces:
//
//     all digits selected, or an empty field     the field's amount
//     some digits selected                       those digits; the text with the paste must be an amount
//     a caret, from the right                    the field's amount: if the field shows 0.00 with the caret at the end,
//                                                a paste means the whole amount
//     a caret, free                              nothing; the text with the paste must be an amount

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
            let outcome = try take(
                reading, text, place, elementsRight: layout.count - place.elements.upperBound, state)
            // A word without digits multiplies those of the field.
            return text.unicodeScalars.contains { notation.digit($0) != nil }
                ? outcome : announcingProduct(outcome, of: state.value)
        } catch {
            return rejection(error, state)
        }
    }

    /// The number without grouping separators, with some digits replaced by a text.
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
            // The decimal separator is kept, whether it comes before or after the paste.
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

    func take(
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
            // The caret is directly after the pasted text.
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
