// Text fields report an edit by its range, or by the text after it. The engine needs to know the key:
//
//     caret before    replaced by nothing    key
//     at the end      "," of "$1,|234"       backspace
//     at the start    "," of "$1|,234"       delete

extension Edit.Intent {
    /// Infers the intent of a replacement from the selection before it.
    ///
    /// - Parameter insertion: The intent if text is inserted.
    public init(replacing range: Range<Int>, with text: String, selection: Range<Int>?, insertion: Self) {
        if !text.isEmpty {
            self = insertion
        } else {
            self = selection == range.lowerBound..<range.lowerBound ? .deletedForwards : .deletedBackwards
        }
    }
}

extension Edit {
    /// The edit, with a deletion that begins at the end of a text as a backspace there.
    ///
    /// Text fields whose ranges come from a program report backspace like that, as in CurrencyText's tests.
    package func deletingBackwards(atEndOf text: String) -> Edit {
        let end = text.utf16.count
        guard case .replace(let range, with: "", _) = self, range.lowerBound >= end, !range.isEmpty else { return self }
        return .replace(text.characterStart(before: end)..<end, with: "", .deletedBackwards)
    }

    /// Infers the replacement that a field has made by itself from the texts before and after it.
    ///
    /// One character counts as typed, and more than one as pasted.
    ///
    ///     let state = EditingState<String>(text: "$1,234", selection: 3..<3)
    ///     Edit(from: state, to: "$1234", caret: 2) == .replace(2..<3, with: "", .deletedBackwards)     // true
    ///
    /// - Parameter caret: Where the caret is after the edit, in UTF-16 code units; nil if the field does not say.
    /// - Returns: nil if the text is the same.
    public init?(from state: EditingState<Value>, to text: String, caret: Int?) {
        let (old, new) = (Array(state.text.utf16), Array(text.utf16))
        if old == new { return nil }
        let common = min(old.count, new.count)
        let alikeBefore = (0..<common).first { old[$0] != new[$0] } ?? common
        let alikeBehind = (0..<common).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? common
        let behind: Int
        if let caret {
            // The text after the caret was there before the edit.
            behind = min(alikeBehind, new.count - min(max(0, caret), new.count))
        } else {
            // Among equal digits, the one at the selection is new.
            let wanted = state.selection.map { old.count - $0.upperBound } ?? alikeBehind
            behind = min(max(wanted, common - alikeBefore), alikeBehind)
        }
        let before = min(alikeBefore, common - behind)
        // The range is widened to whole scalars, because different surrogate pairs may share a half.
        let lower = text.clamped(before..<before).lowerBound
        let range = state.text.clamped(min(before, lower)..<(old.count - behind))
        let upper = new.count - (old.count - range.upperBound)
        let inserted = String(decoding: new[range.lowerBound..<max(range.lowerBound, upper)], as: UTF16.self)
        let intent = Intent(
            replacing: range, with: inserted, selection: state.selection,
            insertion: inserted.count > 1 ? .pasted : .typed)
        self = .replace(range, with: inserted, intent)
    }
}
