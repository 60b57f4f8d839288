extension String {
    /// The text's indices of a range in UTF-16 code units, clamped to the text.
    func range(ofUTF16 range: Range<Int>) -> Range<Index> {
        let count = utf16.count
        let lower = min(max(0, range.lowerBound), count)
        let upper = min(max(lower, range.upperBound), count)
        return utf16.index(utf16.startIndex, offsetBy: lower)..<utf16.index(utf16.startIndex, offsetBy: upper)
    }

    /// The UTF-16 code units of a range.
    func utf16Range(of range: Range<Index>) -> Range<Int> {
        range.lowerBound.utf16Offset(in: self)..<range.upperBound.utf16Offset(in: self)
    }
}
