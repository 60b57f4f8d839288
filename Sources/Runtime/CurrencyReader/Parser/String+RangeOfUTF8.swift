extension String {
    /// A range of UTF-8 bytes that starts at a scalar; nil if there is no such range.
    package func range(ofUTF8 range: Range<Int>) -> Range<Index>? {
        guard let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound, limitedBy: utf8.endIndex),
            let end = utf8.index(start, offsetBy: range.count, limitedBy: utf8.endIndex),
            start.samePosition(in: unicodeScalars) != nil
        else { return nil }
        return start..<end
    }
}
