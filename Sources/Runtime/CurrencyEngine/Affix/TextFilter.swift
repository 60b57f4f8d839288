import LDMLSyntax

/// Puts a plan's texts into the form that the options ask for: plain spaces, no bidi marks.
///
/// It works on the texts of a plan, once, so that formatting costs the same with it and without.
package struct TextFilter {
    let spaces: SpaceStyle
    let bidi: BidiStyle

    /// Writes the filtered text, which is never longer than the text; returns its length in bytes.
    func write(_ text: UnsafeBufferPointer<UInt8>, to out: UnsafeMutablePointer<UInt8>) -> Int {
        guard let base = text.baseAddress else { return 0 }
        var count = 0
        var offset = 0
        while offset < text.count {
            let length = min(UTF8Scalar.length(text[offset]), text.count - offset)
            let scalar = UTF8Scalar.decode(text, from: offset, length)
            if spaces == .plain, UnicodeProperty.isSpaceSeparator(scalar) {
                out[count] = UInt8(ascii: " ")
                count += 1
            } else if bidi != .strip || !UnicodeProperty.isBidiControl(scalar) {
                (out + count).update(from: base + offset, count: length)
                count += length
            }
            offset += length
        }
        return count
    }

    func apply(_ text: [UInt8]) -> [UInt8] {
        // An empty result would write the count of the shared empty-array buffer, a data race.
        if changesNothing || text.isEmpty { return text }
        return text.withUnsafeBufferPointer { text in
            [UInt8](unsafeUninitializedCapacity: text.count) { buffer, count in
                count = buffer.baseAddress.map { write(text, to: $0) } ?? 0
            }
        }
    }

    var changesNothing: Bool { spaces == .cldr && bidi != .strip }
}

/// The spaces and marks of direction that stand at the edges of symbols without being a part of them.
enum EdgeMark {
    /// A stretch of a text without the marks at its edges.
    static func inner(of stretch: Range<Int>, _ text: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var (start, end) = (stretch.lowerBound, stretch.upperBound)
        while start < end, let length = length(text, from: start, to: end) { start += length }
        while start < end, let length = length(text, before: end, from: start) { end -= length }
        return start..<end
    }

    /// The length of a mark at the start of a stretch; nil where there is none.
    private static func length(_ text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
        let length = UTF8Scalar.length(text[start])
        guard start + length <= end else { return nil }
        return isMark(UTF8Scalar.decode(text, from: start, length)) ? length : nil
    }

    /// The length of a mark at the end of a stretch; nil where there is none.
    private static func length(_ text: UnsafeBufferPointer<UInt8>, before end: Int, from start: Int) -> Int? {
        let stretch = UnsafeBufferPointer(rebasing: text[start..<end])
        guard let scalar = UTF8Scalar.last(stretch), isMark(scalar) else { return nil }
        return scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : 3
    }

    private static func isMark(_ scalar: UInt32) -> Bool {
        UnicodeProperty.isSpaceSeparator(scalar) || UnicodeProperty.isDirectionalMark(scalar)
    }
}

extension TextFilter {
    /// The form that the options of a style ask for.
    package init(_ options: __shared FormatOptions) {
        self.init(spaces: options.spaces, bidi: options.bidi)
    }

    package func apply(_ text: String) -> String {
        String(decoding: apply(Array(text.utf8)), as: UTF8.self)
    }
}
