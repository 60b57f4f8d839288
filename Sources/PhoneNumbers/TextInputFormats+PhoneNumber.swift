import FieldEngine

extension TextInputFormats {
    /// Telephone numbers, written as their country does while they are typed.
    ///
    ///     var field = FieldEditor(TextInputFormats.phoneNumber())
    ///     field.apply(.begin)
    ///     field.type("+12345678901")
    ///     field.state.text                        // "+1 (234) 567-8901"
    ///     field.state.value?.dialled              // "+12345678901"
    ///
    /// All country calling codes of libphonenumber's data are covered, 1 to 998, each as in its main region: numbers of
    /// +1 as in the United States, those of +44 as in Great Britain. Numbers behind a plus get the groups of their
    /// country; others those of the country that is given, or none.
    ///
    /// - Parameter defaultCountryCode: The code of the country in which numbers without a plus are dialled, such as "49".
    ///   One that does not exist counts as none.
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
            // A delete key steps over what is no digit.
            if edit.selection.lowerBound >= edit.range.upperBound {
                lower = max(0, lower - 1)
            } else {
                upper = min(old.bytes.count, upper + 1)
            }
        }
        let before = String(decoding: old.bytes[..<lower], as: UTF8.self)
        let behind = String(decoding: old.bytes[upper...], as: UTF8.self)
        guard let new = PhoneElements(before + edit.replacement + behind) else { return .rejected }
        // A text without a digit or plus does nothing.
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
