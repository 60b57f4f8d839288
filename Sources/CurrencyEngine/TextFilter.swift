/// Puts a plan's texts into the form that the options ask for: plain spaces, no bidi marks.
///
/// It works on the texts of a plan, once, so that formatting costs the same with it and without.
package struct TextFilter {
    let spaces: SpaceStyle
    let bidi: BidiStyle

    func apply(_ text: [UInt8]) -> [UInt8] {
        if spaces == .cldr, bidi != .strip { return text }
        var result = String.UnicodeScalarView()
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            if spaces == .plain, Self.isSpace(scalar.value) {
                result.append(" ")
            } else if bidi != .strip || !Self.isBidiMark(scalar.value) {
                result.append(scalar)
            }
        }
        return Array(String(result).utf8)
    }

    /// The segments of an affix, each by itself.
    func apply(_ segments: [AffixSegment]) -> [AffixSegment] {
        segments.map { AffixSegment(kind: $0.kind, bytes: apply($0.bytes)) }
    }

    /// General_Category Zs, apart from the plain space.
    private static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Bidi_Control: marks, embeddings and overrides, isolates.
    private static func isBidiMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension TextFilter {
    /// The form that the options of a style ask for.
    package init(_ options: FormatOptions) {
        self.init(spaces: options.spaces, bidi: options.bidi)
    }

    package func apply(_ text: String) -> String {
        String(decoding: apply(Array(text.utf8)), as: UTF8.self)
    }
}
