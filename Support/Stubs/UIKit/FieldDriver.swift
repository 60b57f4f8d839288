// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Acts as the user of a field, like UIKit: asks the delegate first, edits only if it agrees, and then sends the change
/// event.
///
///     let user = FieldDriver(field)
///     user.begin()
///     user.type("1234")
///     user.backspace()
///     user.shown              // the text with | at the caret
@MainActor
public struct FieldDriver {
    public let field: UITextField

    public init(_ field: UITextField) {
        self.field = field
    }

    /// The selection, in UTF-16 code units.
    public var caret: Range<Int> {
        guard let selected = field.selectedTextRange else { return 0..<0 }
        return field.offset(
            from: field.beginningOfDocument, to: selected.start)..<field.offset(
                from: field.beginningOfDocument, to: selected.end)
    }

    /// The text with `|` at the caret.
    public var shown: String {
        var units = Array((field.text ?? "").utf16)
        units.insert(0x7C, at: caret.upperBound)
        return String(decoding: units, as: UTF16.self)
    }

    /// Taps the field.
    public func begin() {
        field.becomeFirstResponder()
    }

    /// Leaves the field.
    public func end() {
        field.resignFirstResponder()
    }

    /// Presses a key for each character.
    public func type(_ text: String) {
        for key in text { replace(caret, String(key)) }
    }

    public func paste(_ text: String) {
        replace(caret, text)
    }

    public func backspace() {
        replace(caret.isEmpty ? max(0, caret.lowerBound - 1)..<caret.upperBound : caret, "")
    }

    public func forwardDelete() {
        let length = field.text?.utf16.count ?? 0
        replace(caret.isEmpty ? caret.lowerBound..<min(length, caret.upperBound + 1) : caret, "")
    }

    /// Puts the caret at an offset, or selects up to another offset.
    public func select(_ offset: Int, _ end: Int? = nil) {
        guard let start = field.position(from: field.beginningOfDocument, offset: offset),
            let end = field.position(from: field.beginningOfDocument, offset: end ?? offset)
        else { return }
        field.selectedTextRange = field.textRange(from: start, to: end)
        field.delegate?.textFieldDidChangeSelection?(field)
    }

    /// Presses the clear button.
    public func clear() {
        guard field.delegate?.textFieldShouldClear?(field) ?? true else { return }
        field.text = ""
        field.sendActions(for: .editingChanged)
    }

    /// Presses the return key, and returns whether the field would do something for it.
    public func pressReturn() -> Bool {
        field.delegate?.textFieldShouldReturn?(field) ?? true
    }

    private func replace(_ range: Range<Int>, _ text: String) {
        let isAllowed =
            field.delegate?.textField?(
                field, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
                replacementString: text) ?? true
        guard isAllowed else { return }
        field.replaceOwn(range, text)
        field.sendActions(for: .editingChanged)
    }
}
