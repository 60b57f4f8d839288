import PackedTables

/// The lines of a generated table whose first byte is in a range, in their order. Each line ends with a line feed. A table
/// must be sorted by bytes if only some of its lines are requested.
package struct DecisionLines: Sequence, IteratorProtocol {
    private let table: UnsafeBufferPointer<UInt8>
    private let last: UInt8
    private var start: Int

    package init(_ table: StaticString, beginningWith range: ClosedRange<UInt8> = 0...255) {
        self.table = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
        last = range.upperBound
        start = Self.firstLine(of: self.table, notBelow: range.lowerBound)
    }

    package mutating func next() -> DecisionLine? {
        guard start < table.count, table[start] <= last else { return nil }
        var end = start
        while table[end] != 0x0A { end += 1 }
        let line = DecisionLine(bytes: UnsafeBufferPointer(rebasing: table[start..<end]))
        start = end + 1
        return line
    }

    /// Whether a word is one of the lines, or begins or ends with a line of more than `length` bytes, and two more if its
    /// letters take several. Case is ignored.
    package func match(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>, partsLongerThan length: Int) -> Bool {
        contains { Self.match($0.bytes, word, in: text, partsLongerThan: length) }
    }

    /// Whether a word is a listed one, or begins or ends with it; see `match(_:in:partsLongerThan:)`.
    package static func match(
        _ listed: UnsafeBufferPointer<UInt8>, _ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>,
        partsLongerThan length: Int
    ) -> Bool {
        let count = listed.count
        let least = listed[0] < 0x80 ? length : length + 2
        guard count <= word.count, count > least || count == word.count else { return false }
        return [word.lowerBound, word.upperBound - count].contains { start in
            CaseFolding.mayBeSameLetter(listed[0], text[start])
                && LenientText.length(of: listed, in: text, at: start, ignoresCase: true) == count
        }
    }

    // MARK: Words by language

    /// The words in a table that has a line for each language: the language and the words, separated by tabs.
    package static func words(_ table: StaticString, of language: Subtag) -> [UnsafeBufferPointer<UInt8>] {
        guard let line = DecisionLines(table).first(where: { $0.has([language], in: 0) }) else { return [] }
        return Array((1...).lazy.map { line.field($0) }.prefix { !$0.isEmpty })
    }

    /// The offset of the first line that begins with this byte or a higher one. Lines differ in length, so the search takes
    /// the line that contains the middle byte.
    private static func firstLine(of table: UnsafeBufferPointer<UInt8>, notBelow byte: UInt8) -> Int {
        var low = 0
        var high = table.count
        while low < high {
            var middle = (low + high) / 2
            while middle > low, table[middle - 1] != 0x0A { middle -= 1 }
            if table[middle] >= byte {
                high = middle
            } else {
                while table[middle] != 0x0A { middle += 1 }
                low = middle + 1
            }
        }
        return low
    }
}
