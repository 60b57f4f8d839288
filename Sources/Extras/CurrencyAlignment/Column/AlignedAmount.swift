/// An amount in a column, and the position of its decimal separator.
///
///     text       -1.234,50 €
///     separator        ^           the start of the decimal separator, or the end of the integer
struct AlignedAmount: Hashable, Sendable {
    /// The direction of the text when characters are reordered.
    enum Direction: Hashable, Sendable {
        /// From left to right.
        case leftToRight
        /// From right to left, except for the number and the text that runs with it, in this range.
        case rightToLeft(number: Range<Int>)
        /// From right to left, including the digits, as in Adlam.
        case rightToLeftDigits
    }

    let number: FormattedNumber
    /// The position of the decimal separator, in UTF-8 bytes.
    let separator: Int
    let direction: Direction

    init(_ number: FormattedNumber) {
        self.number = number
        let integers = number.parts.filter { [.integer, .infinity, .nan].contains($0.kind) }
        separator =
            number.parts.first { $0.kind == .decimal }?.range.lowerBound ?? integers.last?.range.upperBound
            ?? number.text.utf8.count
        direction = Self.direction(of: number.text, digit: integers.first?.range.lowerBound ?? 0)
    }

    /// - Parameter digit: The position of the first digit.
    private static func direction(of text: String, digit: Int) -> Direction {
        let scalars = text.unicodeScalars.map(\.value)
        let isPersian = scalars.contains { (0x6F0...0x6F9).contains($0) }
        guard isPersian || scalars.contains(where: { DirectionClass($0).isRightToLeft }) else { return .leftToRight }
        var offset = 0
        let places = text.unicodeScalars.map { scalar in
            defer { offset += UTF8.width(scalar) }
            return offset
        }
        let levels = DirectionRuns(scalars).isLeftToRight
        guard let first = places.firstIndex(of: digit), levels[first] else { return .rightToLeftDigits }
        let start = levels[..<first].lastIndex(of: false).map { $0 + 1 } ?? 0
        let end = levels[first...].firstIndex(of: false)
        return .rightToLeft(number: places[start]..<(end.map { places[$0] } ?? offset))
    }

    /// The bytes of a range as text.
    func text(_ range: Range<Int>) -> String {
        String(decoding: number.text.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
    }

    var end: Int { number.text.utf8.count }

    /// The columns on both sides of the separator if the characters are shown in the order in which they are stored.
    var stored: (left: Int, right: Int) {
        (DisplayWidth.of(text(0..<separator)), DisplayWidth.of(text(separator..<end)))
    }

    /// The columns on both sides of the separator if the characters are reordered.
    var reordered: (left: Int, right: Int) {
        let (before, behind) = stored
        switch direction {
        case .leftToRight: return (before, behind)
        case .rightToLeftDigits: return (behind, before)
        case .rightToLeft(let number):
            let first = DisplayWidth.of(text(0..<number.lowerBound))
            let last = DisplayWidth.of(text(number.upperBound..<end))
            return (before - first + last, behind - last + first)
        }
    }
}
