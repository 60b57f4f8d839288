// The text between the numbers of a range. Where anything is repeated around each of the numbers, the separator is set
// off by spaces, unless it has some: "1–3 USD", but "1 USD – 3 USD". This is ICU's rule. Only Pattern_White_Space
// counts as spaces, so that a separator with thin spaces, as Macedonian's, gets plain ones besides.
//
// See https://www.unicode.org/reports/tr31/#R3 for Pattern_White_Space.

import LDMLSyntax

/// The text between the numbers of a range.
struct RangeSeparator: Sendable {
    let text: [UInt8]

    func spaced(_ isSpaced: Bool) -> [UInt8] {
        guard isSpaced else { return text }
        let space = [UInt8(ascii: " ")]
        return text.withUnsafeBufferPointer { bytes in
            (UTF8Scalar.first(bytes).map(UnicodeProperty.isPatternWhiteSpace) ?? false ? [] : space) + text
                + (UTF8Scalar.last(bytes).map(UnicodeProperty.isPatternWhiteSpace) ?? false ? [] : space)
        }
    }
}
