import LDMLSyntax

/// Converts a plan's texts to the form that the options ask for: plain spaces, no bidi marks.
///
/// A plan filters its texts once, so a filter does not make formatting slower.
package struct TextFilter {
    let spaces: SpaceStyle
    let bidi: BidiStyle

    /// Writes the filtered text, which is never longer than the original, and returns its length in bytes.
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
        // An empty result would write the count of the shared empty-array buffer, which is a data race.
        if changesNothing || text.isEmpty { return text }
        return text.withUnsafeBufferPointer { text in
            [UInt8](unsafeUninitializedCapacity: text.count) { buffer, count in
                count = buffer.baseAddress.map { write(text, to: $0) } ?? 0
            }
        }
    }

    var changesNothing: Bool { spaces == .cldr && bidi != .strip }
}

extension TextFilter {
    package func apply(_ text: String) -> String {
        String(decoding: apply(Array(text.utf8)), as: UTF8.self)
    }
}
