/// Characters that a reviewer would not see, or would mistake for others: controls, spaces other than the plain one,
/// characters that change the direction of text, joiners and selectors, combining accents, private use.
///
/// This is a table instead of Unicode properties, so the output does not depend on the toolchain's Unicode version.
/// See <https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing>.
package enum InvisibleScalars {
    package static func contains(_ scalar: Unicode.Scalar) -> Bool {
        if (0x20...0x7E).contains(scalar.value) { return false }
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].contains(scalar.value) { return true }
            if scalar.value < ranges[middle].lowerBound { high = middle } else { low = middle + 1 }
        }
        return false
    }

    /// The ranges in ascending order.
    private static let ranges: [ClosedRange<UInt32>] = [
        0x00...0x1F, 0x7F...0xA0, 0xAD...0xAD, 0x300...0x36F, 0x600...0x605, 0x61C...0x61C, 0x6DD...0x6DD,
        0x70F...0x70F, 0x890...0x891, 0x8E2...0x8E2, 0x115F...0x1160, 0x1680...0x1680, 0x17B4...0x17B5,
        0x180B...0x180F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F,
        0x20D0...0x20FF, 0x2800...0x2800, 0x3000...0x3000, 0x3164...0x3164, 0xE000...0xF8FF, 0xFE00...0xFE0F,
        0xFE20...0xFE2F, 0xFEFF...0xFEFF, 0xFFA0...0xFFA0, 0xFFF0...0xFFFF, 0x110BD...0x110BD, 0x110CD...0x110CD,
        0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D159...0x1D159, 0x1D173...0x1D17A, 0xE0000...0xE0FFF,
        0xF0000...0x10FFFF,
    ]
}
