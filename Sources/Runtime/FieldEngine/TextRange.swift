/// Ranges of UTF-16 code units in texts.
extension String {
    /// The range clamped to the text and widened to whole scalars.
    func clamped(_ range: Range<Int>) -> Range<Int> {
        let length = utf16.count
        let lower = min(max(0, range.lowerBound), length)
        let upper = min(max(lower, range.upperBound), length)
        guard utf8.count != length else { return lower..<upper }
        return utf16Offset(of: scalarIndex(lower, down: true))..<utf16Offset(of: scalarIndex(upper, down: false))
    }

    /// The text with a range replaced; the range is clamped to the text.
    func replacing(_ range: Range<Int>, with replacement: String) -> String {
        let range = clamped(range)
        let lower = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
        let upper = utf16.index(utf16.startIndex, offsetBy: range.upperBound)
        return String(self[..<lower]) + replacement + String(self[upper...])
    }

    /// Whether `replacing(_:with:)` returns a given text, compared without creating the result.
    func isReplaced(_ range: Range<Int>, with replacement: String, in text: String) -> Bool {
        let old = utf16
        let new = text.utf16
        let added = replacement.utf16
        guard new.count == old.count - range.count + added.count else { return false }
        return new.prefix(range.lowerBound).elementsEqual(old.prefix(range.lowerBound))
            && new.dropFirst(range.lowerBound).prefix(added.count).elementsEqual(added)
            && new.dropFirst(range.lowerBound + added.count).elementsEqual(old.dropFirst(range.upperBound))
    }

    private func scalarIndex(_ offset: Int, down: Bool) -> Index {
        let index = utf16.index(utf16.startIndex, offsetBy: offset)
        if index.samePosition(in: unicodeScalars) != nil { return index }
        return down ? utf16.index(before: index) : utf16.index(after: index)
    }

    private func utf16Offset(of index: Index) -> Int {
        utf16.distance(from: utf16.startIndex, to: index)
    }
}
