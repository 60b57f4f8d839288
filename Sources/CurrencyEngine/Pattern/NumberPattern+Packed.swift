import LDMLSyntax
import PackedTables

extension NumberPattern {
    /// A pattern of the tables, taken apart.
    init(_ text: PackedText) {
        self.init(start: text.start, count: text.count)
    }

    /// A stretch of the pattern.
    @inline(__always)
    func packed(_ range: Range<Int>) -> PackedText {
        PackedText(start: start + range.lowerBound, count: range.count)
    }
}
