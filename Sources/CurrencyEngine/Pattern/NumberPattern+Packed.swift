import LDMLSyntax
import PackedTables

extension NumberPattern {
    /// A pattern of the tables, taken apart.
    @inline(__always)
    init(_ text: PackedText) {
        self.init(start: text.start, count: text.count)
    }

    /// A stretch of the pattern.
    @inline(__always)
    func packed(_ range: Range<Int>) -> PackedText {
        packed(from: range.lowerBound, to: range.upperBound)
    }

    /// The stretch between two offsets, the second of which is not less.
    @inline(__always)
    func packed(from first: Int, to last: Int) -> PackedText {
        PackedText(start: start + first, count: last &- first)
    }
}
