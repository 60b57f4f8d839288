// The caret rule: formatting never changes how many digits stand to the right of the caret.
//
//     $1,2|34.50      a digit is typed: 9      $12,9|34.50      4 digits to the right, before and after
//
// Between two digits there may be a separator, with a place on either side of it. Of the two the caret takes the one
// that is as far from the number's end as it was. It never stands inside an affix, nor before the prefix or behind the
// suffix.

extension NumberLayout {
    /// A place for a caret, which keeps its distance from the number's end.
    struct Caret {
        /// Elements to the right.
        var elementsRight: Int
        /// UTF-16 code units up to the number's end.
        var distance: Int
    }

    /// The caret at an offset.
    func caret(at offset: Int) -> Caret {
        let offset = min(max(start, offset), end)
        return Caret(elementsRight: count - index(of: offset), distance: end - offset)
    }

    /// The offset of a caret in this text.
    func offset(of caret: Caret) -> Int {
        let left = min(max(0, count - caret.elementsRight), count)
        if left == 0 { return start }
        if left == count { return end }
        let (first, last) = (elements[left - 1].end, elements[left].start)
        let offset = end - caret.distance
        return offset <= first ? first : last
    }

    /// The nearest place that a caret may have.
    func caretStop(_ offset: Int) -> Int {
        self.offset(of: caret(at: offset))
    }

    /// A selection as it may be: a caret at a stop, or any stretch of the text.
    func selection(_ range: Range<Int>) -> Range<Int> {
        guard range.isEmpty else { return range }
        let stop = caretStop(range.lowerBound)
        return stop..<stop
    }
}
