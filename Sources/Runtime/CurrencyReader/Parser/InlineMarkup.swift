import CurrencyCore

/// Tags of HTML within a line of text, and comments, that follow one another: "</sup></span><span>".
///
/// See https://html.spec.whatwg.org/multipage/dom.html#phrasing-content.
package struct InlineMarkup {
    /// The end of the last tag.
    let end: Int
    /// Whether one element ends and another begins, which styles may set apart.
    private(set) var partsElements = false

    /// Nil if there is none at an offset.
    init?(_ text: UnsafeBufferPointer<UInt8>, at start: Int) {
        var end = start
        var isBehindElement = false
        while let tag = Self.tag(text, at: end) {
            if tag.kind == .start, isBehindElement { partsElements = true }
            if tag.kind == .end { isBehindElement = true }
            end = tag.end
        }
        if end == start { return nil }
        self.end = end
    }

    /// Whether a tag is one within a line of text.
    package static func contains(_ tag: UnsafeBufferPointer<UInt8>) -> Bool { Self.tag(tag, at: 0)?.end == tag.count }

    private enum Kind { case start, end, comment }

    private static func tag(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> (kind: Kind, end: Int)? {
        guard start + 2 < text.count, text[start] == UInt8(ascii: "<") else { return nil }
        if text[start...].starts(with: "<!--".utf8) {
            return end(text, start + 1).map { (.comment, $0) }
        }
        let isEnd = text[start + 1] == UInt8(ascii: "/")
        let name = text[(start + (isEnd ? 2 : 1))...].prefix { $0.isLetter }
        guard name.count <= longestName, let end = end(text, name.endIndex),
            isAttribute(text[name.endIndex..<(end - 1)]),
            names.contains(where: { name.count == $0.utf8.count && name.elementsEqual($0.utf8) { $0 | 0x20 == $1 } })
        else { return nil }
        return (isEnd ? .end : .start, end)
    }

    /// The end of the first ">", before any "<".
    private static func end(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
        let end = text[start...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
        return end.flatMap { text[$0] == UInt8(ascii: ">") ? $0 + 1 : nil }
    }

    /// Whether what follows a tag's name is empty or an attribute, as in no comparison: "a<b && c>5".
    private static func isAttribute(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = rest.first, first != UInt8(ascii: "/") else { return true }
        return first <= 0x20 && (rest.first { $0 > 0x20 }.map { $0.isLetter || $0 == UInt8(ascii: "/") } ?? true)
    }

    private static let longestName = 6

    private static var names: [String] {
        [
            "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "font", "i", "ins", "kbd",
            "mark",
            "q", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
        ]
    }
}
