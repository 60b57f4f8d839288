import FieldEngine

// While the user types a number:
//
//     digits        are grouped as for their brand, which may change with every digit
//     spaces        and dashes are not part of the number; a space that is typed where one belongs moves the caret
//                   after it
//     delete keys   step over spaces
//     caret         is directly after the digit that was typed

extension TextInputFormats {
    /// Returns a format for bank card numbers, which may be pasted with spaces or dashes anywhere.
    ///
    ///     var field = FieldEditor(TextInputFormats.bankCardNumber())
    ///     field.apply(.begin)
    ///     field.type("378282246310005")
    ///     field.state.text                                // "3782 822463 10005"
    ///     field.state.value?.brand                        // .amex
    ///     field.state.value?.hasValidCheckDigit           // true
    ///
    /// - Parameter maximumLength: The maximum number of digits, clamped to 12...19.
    public static func bankCardNumber(maximumLength: Int = 19) -> TextInputFormat<BankCardNumber> {
        let most = min(max(12, maximumLength), 19)
        return TextInputFormat(
            TextInputSerializer(
                string: { $0.formatted },
                value: { text throws(TextInputError) in
                    guard let number = BankCardNumber(text) else { throw text.isEmpty ? .incomplete : .unreadable }
                    return number
                }),
            TextInputFormatter { validate($0, most) })
    }

    private static func validate(_ edit: TextInputEdit, _ most: Int) -> TextInputValidation {
        guard let added = digits(edit.replacement) else { return .rejected }
        // The field's existing text may have any characters.
        let offsets = digitOffsets(edit.text)
        var lower = offsets.prefix { $0.offset < edit.range.lowerBound }.count
        var upper = max(lower, offsets.prefix { $0.offset < edit.range.upperBound }.count)
        if lower == upper, edit.isDeletionByKey {
            if edit.isBackspace { lower = max(0, lower - 1) } else { upper = min(offsets.count, upper + 1) }
        }
        var all = String(offsets.map { $0.digit })
        let old = Array(all)
        all = String(old[..<lower]) + added + String(old[upper...])
        if all.count > most { return .rejected }
        let spaces = BankCardBrand.spaces(BankCardBrand(firstDigits: all))
        let text = BankCardNumber.formatted(all, spaces)
        let index = lower + added.count
        // After the digit and before a space.
        var caret = index + spaces.filter { $0 < index }.count
        if added.isEmpty, !edit.replacement.isEmpty {
            guard spaces.contains(index) else { return .rejected }
            caret += 1
            if index == all.count {
                return all.count < most ? .showing(text + " ", caret: caret, after: edit) : .rejected
            }
        }
        return .showing(text, caret: caret, after: edit)
    }

    /// The digits of a text with digits, spaces and dashes, as ASCII digits; nil for any other text.
    private static func digits(_ text: String) -> String? {
        let digits = digitOffsets(text).map { $0.digit }
        let separators = text.unicodeScalars.filter(BankCardNumber.isSeparator).count
        return digits.count + separators == text.unicodeScalars.count ? String(digits) : nil
    }

    private static func digitOffsets(_ text: String) -> [(offset: Int, digit: Character)] {
        var offset = 0
        var digits: [(offset: Int, digit: Character)] = []
        for scalar in text.unicodeScalars {
            if let digit = GeneralCategory.decimalDigit(scalar.value) {
                digits.append((offset, Character(Unicode.Scalar(UInt8(ascii: "0") + digit.value))))
            }
            offset += UTF16.width(scalar)
        }
        return digits
    }
}
