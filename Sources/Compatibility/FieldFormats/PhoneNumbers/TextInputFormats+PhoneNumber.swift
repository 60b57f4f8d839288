import FieldEngine

extension TextInputFormats {
    /// Returns a format for telephone numbers, which formats them as in their country while the user types.
    ///
    ///     var field = FieldEditor(TextInputFormats.phoneNumber())
    ///     field.apply(.begin)
    ///     field.type("+12345678901")
    ///     field.state.text                        // "+1 (234) 567-8901"
    ///     field.state.value?.dialled              // "+12345678901"
    ///
    /// It covers all country calling codes in libphonenumber's data, 1 to 998, each with the format of its main region:
    /// that of the United States for +1, and of Great Britain for +44. Numbers with a plus are grouped as in their
    /// country. Other numbers are grouped as in the given country, or not at all.
    ///
    /// - Parameter defaultCountryCode: The code of the country in which numbers without a plus are dialled, such as
    ///   "49". An unknown code is ignored.
    public static func phoneNumber(defaultCountryCode: String? = nil) -> TextInputFormat<PhoneNumber> {
        let country = defaultCountryCode.flatMap(CountryCode.init)
        return TextInputFormat(
            TextInputSerializer(
                string: { PhoneElements.formatted(Array($0.dialled.utf8), country) },
                value: { text throws(TextInputError) in
                    guard let number = PhoneNumber(text) else { throw text.isEmpty ? .incomplete : .unreadable }
                    return number
                }),
            TextInputFormatter { validate($0, country) })
    }

    private static func validate(_ edit: TextInputEdit, _ country: CountryCode?) -> TextInputValidation {
        guard let old = PhoneElements(edit.text) else { return .rejected }
        var lower = old.offsets.prefix { $0.lowerBound < edit.range.lowerBound }.count
        var upper = max(lower, old.offsets.prefix { $0.lowerBound < edit.range.upperBound }.count)
        if lower == upper, edit.selection.isEmpty, edit.replacement.isEmpty {
            // A delete key next to punctuation deletes the digit beyond it.
            if edit.selection.lowerBound >= edit.range.upperBound {
                lower = max(0, lower - 1)
            } else {
                upper = min(old.bytes.count, upper + 1)
            }
        }
        let before = String(decoding: old.bytes[..<lower], as: UTF8.self)
        let behind = String(decoding: old.bytes[upper...], as: UTF8.self)
        guard let new = PhoneElements(before + edit.replacement + behind) else { return .rejected }
        // An insertion without a digit or a plus is rejected.
        if !edit.replacement.isEmpty, new.bytes.count == lower + behind.utf8.count { return .rejected }
        let text = PhoneElements.formatted(new.bytes, country)
        let left = new.bytes.count - behind.utf8.count
        let offsets = PhoneElements(text)?.offsets ?? []
        let end = text.utf16.count
        let caret = behind.isEmpty ? end : left == 0 ? offsets.first?.lowerBound ?? 0 : offsets[left - 1].upperBound
        let own = edit.range.lowerBound + edit.replacement.utf16.count
        return text == edit.result.text && caret == own ? .accepted : .changed(text, selection: caret..<caret)
    }
}
