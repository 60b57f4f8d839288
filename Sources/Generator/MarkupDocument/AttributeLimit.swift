/// Limits the number of attributes of an element.
///
/// libxml2 compares each attribute with all previous ones, so a hundred thousand take many seconds. The attributes are
/// counted before libxml2 sees the document, by the quotes around their values:
///
///     <!-- ... -->   <![CDATA[ ... ]]>   <? ... ?>       skipped
///     <!NAME                                             skipped up to the next angle bracket
///     <NAME A="..." B='...'>                             two attributes
///
/// libxml2 rejects documents that are not well-formed.
enum AttributeLimit {
    /// This is far more than in any element of the publications, which have at most ten.
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

    /// The number of quoted values in a tag, and the end of the tag.
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

    /// The offset after the next occurrence of a text; the end of the bytes if there is none.
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
