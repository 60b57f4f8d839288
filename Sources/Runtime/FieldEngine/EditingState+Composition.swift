// Input methods for Chinese, Japanese and Korean compose text in the field before it counts. Changing the field during
// composition would discard the composed text, so nothing is read or formatted until the text is committed.

extension EditingState {
    /// The state while an input method composes text in place of a range. An empty text ends the composition.
    func composing(_ text: String, in range: Range<Int>) -> EditingState {
        var result = self
        let range = self.text.clamped(range)
        result.text = self.text.replacing(range, with: text)
        let end = range.lowerBound + text.utf16.count
        result.marked = text.isEmpty ? nil : range.lowerBound..<end
        result.selection = end..<end
        return result
    }

    /// The composed text, its range, and the state without it; nil if nothing is being composed.
    var composition: (text: String, place: Range<Int>, rest: EditingState)? {
        guard let marked = marked.map(text.clamped) else { return nil }
        let composed = String(decoding: Array(text.utf16)[marked], as: UTF16.self)
        return (composed, marked.lowerBound..<marked.lowerBound, composing("", in: marked))
    }
}
