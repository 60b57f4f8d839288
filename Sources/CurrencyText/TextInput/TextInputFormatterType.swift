import FieldEngine

/// What a formatter makes of a replacement, under TextInputKit's names: as `TextInputValidation`, by indices of the text.
public enum TextInputValidationResult: Hashable, Sendable {
    /// The field may make it.
    case accepted
    /// The field must show this instead.
    case changed(String, selectedRange: Range<String.Index>)
    case rejected
}

/// A formatter of the program's own, in TextInputKit's shape.
///
///     struct Capitals: TextInputFormatterType {
///         func validate(
///             editing text: String, withSelection selection: Range<String.Index>, replacing replacement: String,
///             at range: Range<String.Index>
///         ) -> TextInputValidationResult {
///             replacement == replacement.uppercased() ? .accepted : .rejected
///         }
///     }
///     var field = FieldEditor(TextInputFormat(.plain, TextInputFormatter(Capitals())))
///     field.type("AbC")
///     field.state.text            // "AC"
public protocol TextInputFormatterType {
    /// What becomes of a replacement in a text.
    func validate(
        editing originalString: String, withSelection originalSelectedRange: Range<String.Index>,
        replacing replacementString: String, at editedRange: Range<String.Index>
    ) -> TextInputValidationResult
}

extension TextInputFormatter: TextInputFormatterType {
    /// The engine's formatter that asks another one.
    public init(_ formatter: some TextInputFormatterType & Sendable) {
        self.init { edit in
            let result = formatter.validate(
                editing: edit.text, withSelection: edit.text.range(ofUTF16: edit.selection),
                replacing: edit.replacement, at: edit.text.range(ofUTF16: edit.range))
            switch result {
            case .accepted: return .accepted
            case .changed(let text, let range): return .changed(text, selection: text.utf16Range(of: range))
            case .rejected: return .rejected
            }
        }
    }

    /// What becomes of a replacement in a text, by indices of the text.
    public func validate(
        editing originalString: String, withSelection originalSelectedRange: Range<String.Index>,
        replacing replacementString: String, at editedRange: Range<String.Index>
    ) -> TextInputValidationResult {
        let edit = TextInputEdit(
            text: originalString, selection: originalString.utf16Range(of: originalSelectedRange),
            range: originalString.utf16Range(of: editedRange), replacement: replacementString)
        switch validate(edit) {
        case .accepted: return .accepted
        case .changed(let text, let selection): return .changed(text, selectedRange: text.range(ofUTF16: selection))
        case .rejected: return .rejected
        }
    }
}
