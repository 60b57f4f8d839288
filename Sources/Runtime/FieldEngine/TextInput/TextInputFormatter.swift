/// The half of a format that works on text: it accepts, changes or rejects each replacement.
public struct TextInputFormatter: Sendable {
    private let body: @Sendable (TextInputEdit) -> TextInputValidation

    /// Creates a formatter from a closure that decides about each replacement.
    public init(_ body: @escaping @Sendable (TextInputEdit) -> TextInputValidation) {
        self.body = body
    }

    /// Returns whether a replacement is accepted, changed or rejected.
    public func validate(_ edit: TextInputEdit) -> TextInputValidation { body(edit) }

    /// A formatter that accepts everything.
    public static let plain = TextInputFormatter { _ in .accepted }

    /// Returns a formatter that also rejects every text for which a closure returns false.
    public func filter(_ isAllowed: @escaping @Sendable (String) -> Bool) -> TextInputFormatter {
        TextInputFormatter { edit in
            let validation = validate(edit)
            switch validation {
            case .accepted: return isAllowed(edit.result.text) ? .accepted : .rejected
            case .changed(let text, _): return isAllowed(text) ? validation : .rejected
            case .rejected: return .rejected
            }
        }
    }

    /// Returns a formatter that transforms the text and the selection.
    public func map(
        _ transform: @escaping @Sendable (_ text: String, _ selection: Range<Int>) -> (String, Range<Int>)
    ) -> TextInputFormatter {
        TextInputFormatter { edit in
            let own = edit.result
            let (text, selection): (String, Range<Int>)
            switch validate(edit) {
            case .accepted: (text, selection) = transform(own.text, own.selection)
            case .changed(let changed, let range): (text, selection) = transform(changed, range)
            case .rejected: return .rejected
            }
            return text == own.text && selection == own.selection
                ? .accepted : .changed(text, selection: text.clamped(selection))
        }
    }
}
