/// How many attributes an element may have.
///
/// libxml2 compares each attribute with all before it: a hundred thousand take it many seconds. They are counted before it
/// sees the document, by the quotes around their values:
///
///     <!-- ... -->   <![CDATA[ ... ]]>   <? ... ?>       passed over
///     <!NAME                                             passed over to the next angle bracket
///     <NAME A="..." B='...'>                             two attributes
///
/// Documents that are not well-formed are libxml2's to refuse.
enum AttributeLimit {
    /// More than any element of the publications has by far: those have ten at most.
    static let count = 256

    /// The line, counted from 1, of the first element beyond the limit.
    static func lineBeyond(in bytes: [UInt8]) -> Int? {
        var offset = 0
        while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[start...]
            if rest.starts(with: "<!--".utf8) {
                offset = end(of: "-->", in: bytes, from: start + 4)
            } else if rest.starts(with: "<![CDATA[".utf8) {
                offset = end(of: "]]>", in: bytes, from: start + 9)
            } else if rest.starts(with: "<?".utf8) {
                offset = end(of: "?>", in: bytes, from: start + 2)
            } else if rest.starts(with: "<!".utf8) {
                offset = start + 2
            } else {
                let tag = tag(in: bytes, from: start + 1)
                if tag.attributes > count { return 1 + bytes[..<start].count { $0 == UInt8(ascii: "\n") } }
                offset = tag.end
            }
        }
        return nil
    }

    /// How many quoted values stand in a tag, and where it ends.
    private static func tag(in bytes: [UInt8], from start: Int) -> (attributes: Int, end: Int) {
        var (attributes, offset) = (0, start)
        while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
            let byte = bytes[offset]
            offset += 1
            guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
            attributes += 1
            offset = bytes[offset...].firstIndex(of: byte).map { $0 + 1 } ?? bytes.count
        }
        return (attributes, offset)
    }

    /// The offset behind the next occurrence of a text; the end of the bytes where there is none.
    private static func end(of text: StaticString, in bytes: [UInt8], from start: Int) -> Int {
        text.withUTF8Buffer { text in
            var offset = start
            while let found = bytes[min(offset, bytes.count)...].firstIndex(of: text[0]) {
                if bytes[found...].starts(with: text) { return found + text.count }
                offset = found + 1
            }
            return bytes.count
        }
    }
}
