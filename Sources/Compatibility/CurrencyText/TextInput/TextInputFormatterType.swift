import FieldEngine

/// A formatter's decision about a replacement, with the names of TextInputKit: `TextInputValidation` with string
/// indices.
public enum TextInputValidationResult: Hashable, Sendable {
    /// The field makes the replacement itself.
    case accepted
    /// The field must show this instead.
    case changed(String, selectedRange: Range<String.Index>)
    case rejected
}

/// A custom formatter, as in TextInputKit.
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
    /// Returns whether a replacement in a text is accepted, changed or rejected.
    func validate(
        editing originalString: String, withSelection originalSelectedRange: Range<String.Index>,
        replacing replacementString: String, at editedRange: Range<String.Index>
    ) -> TextInputValidationResult
}

extension TextInputFormatter: TextInputFormatterType {
    /// Creates an engine formatter that calls another formatter.
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

    /// Returns whether a replacement is accepted, changed or rejected; ranges are string indices.
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
