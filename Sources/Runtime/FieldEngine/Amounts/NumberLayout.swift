// The engine sees the text of an amount as a row of elements: its digits and, if the user types it, the decimal
// separator. Everything else is around or between the elements.
//
//     text            - $ 1 , 2 3 4 . 5 0   €
//     elements            0   1 2 3   4 5
//     caret stops        |  |   | | | |   |     before the first, between any two, after the last
//
// Affixes are distinguished from separators by position: a suffix that begins like a grouping separator stays a suffix.

/// The positions of the digits in a text.
struct NumberLayout {
    struct Element {
        /// The start, in UTF-16 code units.
        var start: Int
        var end: Int
        /// A digit from 0 to 9, or `point` for the decimal separator.
        var digit: UInt8

        static var point: UInt8 { 10 }
    }

    private(set) var elements: [Element] = []
    private(set) var isNegative = false
    /// The ranges of the signs: one sign, or two parentheses.
    private(set) var signs: [Range<Int>] = []
    /// The length of the text in UTF-16 code units.
    private(set) var length = 0

    init(_ text: String, _ notation: NumberNotation, findsPoint: Bool) {
        let scalars = Array(text.unicodeScalars)
        elements.reserveCapacity(scalars.count)
        var body = 0..<scalars.count
        if let inside = Self.inside(scalars, notation.negative), notation.negative != notation.plain {
            body = inside
            isNegative = true
        } else if let inside = Self.inside(scalars, notation.plain) {
            body = inside
        }
        var index = 0
        var hasPoint = !findsPoint || notation.decimal.isEmpty
        while index < scalars.count {
            let scalar = scalars[index]
            let width = UTF16.width(scalar)
            if !body.contains(index) {
                if isNegative, Self.isSign(scalar) { signs.append(length..<(length + width)) }
            } else if let digit = notation.digit(scalar) {
                elements.append(Element(start: length, end: length + width, digit: digit))
            } else if !hasPoint, Self.isPoint(scalars, at: index, notation, hasDigits: !elements.isEmpty) {
                hasPoint = true
                let start = length
                for scalar in notation.decimal { length += UTF16.width(scalar) }
                elements.append(Element(start: start, end: length, digit: Element.point))
                index += notation.decimal.count
                continue
            } else if Self.isSign(scalar) {
                signs.append(length..<(length + width))
                isNegative = true
            }
            length += width
            index += 1
        }
    }

    /// The range of the number between affixes; nil if the text does not have these affixes.
    private static func inside(_ scalars: [Unicode.Scalar], _ affixes: NumberNotation.Affixes) -> Range<Int>? {
        let (prefix, suffix) = (affixes.prefix, affixes.suffix)
        guard scalars.count > prefix.count + suffix.count, scalars.starts(with: prefix),
            scalars[(scalars.count - suffix.count)...].elementsEqual(suffix)
        else { return nil }
        return prefix.count..<(scalars.count - suffix.count)
    }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch LenientScalar.kind(scalar.value) {
        case .minus, .opening, .closing: true
        default: false
        }
    }

    /// Before the first digit, a separator is the decimal separator only if no letter precedes it. In "Rs.5", the point
    /// is not the decimal separator.
    private static func isPoint(
        _ scalars: [Unicode.Scalar], at index: Int, _ notation: NumberNotation, hasDigits: Bool
    ) -> Bool {
        guard scalars[index...].starts(with: notation.decimal) else { return false }
        return hasDigits || index == 0 || !GeneralCategory.isLetter(scalars[index - 1].value)
    }
}

// MARK: Elements and offsets

extension NumberLayout {
    var count: Int { elements.count }

    /// The start of the number, or the end of the text if there is no number.
    var start: Int { elements.first?.start ?? length }

    /// The end of the number, or the end of the text if there is no number.
    var end: Int { elements.last?.end ?? length }

    /// The number of elements that begin before an offset.
    func index(of offset: Int) -> Int {
        var index = 0
        while index < elements.count, elements[index].start < offset { index += 1 }
        return index
    }

    /// Whether a range covers a sign.
    func coversSign(_ range: Range<Int>) -> Bool {
        signs.contains { $0.overlaps(range) }
    }

    /// The number that the elements form.
    var draft: AmountDraft {
        AmountDraft(isNegative: isNegative, elements: elements.map { $0.digit })
    }
}
