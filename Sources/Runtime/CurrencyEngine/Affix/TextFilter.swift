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

extension TextFilter {
    /// The form that the options of a style ask for.
    package init(_ options: __shared FormatOptions) {
        self.init(spaces: options.spaces, bidi: options.bidi)
    }

    package func apply(_ text: String) -> String {
        String(decoding: apply(Array(text.utf8)), as: UTF8.self)
    }
}
