// The caret rule: formatting never changes the number of digits to the right of the caret.
//
//     $1,2|34.50      the user types 9      $12,9|34.50      4 digits to the right, before and after
//
// If there is a separator between two digits, the caret can be on either side of it. It takes the side that keeps its
// distance from the number's end. The caret is never inside an affix, before the prefix or after the suffix.

extension NumberLayout {
    /// A caret position, as distances from the end of the number.
    struct Caret {
        /// The number of elements to the right of the caret.
        var elementsRight: Int
        /// The distance to the end of the number, in UTF-16 code units.
        var distance: Int
    }

    /// The caret position at an offset.
    func caret(at offset: Int) -> Caret {
        let offset = min(max(start, offset), end)
        return Caret(elementsRight: count - index(of: offset), distance: end - offset)
    }

    /// The offset of a caret position in this text.
    func offset(of caret: Caret) -> Int {
        let left = min(max(0, count - caret.elementsRight), count)
        if left == 0 { return start }
        if left == count { return end }
        let (first, last) = (elements[left - 1].end, elements[left].start)
        let offset = end - caret.distance
        return offset <= first ? first : last
    }

    /// The caret stop for an offset.
    func caretStop(_ offset: Int) -> Int {
        self.offset(of: caret(at: offset))
    }

    /// A valid selection: a caret moves to a caret stop, and any other range stays as it is.
    func selection(_ range: Range<Int>) -> Range<Int> {
        guard range.isEmpty else { return range }
        let stop = caretStop(range.lowerBound)
        return stop..<stop
    }
}
