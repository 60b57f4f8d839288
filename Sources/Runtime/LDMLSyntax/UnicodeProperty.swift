/// The Unicode properties that LDML's rules refer to.
///
/// See <https://www.unicode.org/reports/tr44/#Properties>.
package enum UnicodeProperty {
    /// General_Category Zs: U+0020 and spaces of other widths, some of which are no-break spaces.
    @inlinable
    package static func isSpaceSeparator(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Pattern_White_Space: what ICU treats as white space in a pattern, which excludes no-break spaces.
    ///
    /// See <https://www.unicode.org/reports/tr31/#R3>.
    @inlinable
    package static func isPatternWhiteSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Bidi_Control: invisible characters that control the order of bidirectional text.
    @inlinable
    package static func isBidiControl(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: isDirectionalMark(scalar)
        }
    }

    /// The implicit directional marks U+061C, U+200E and U+200F, which are the only bidi controls in CLDR's symbols.
    ///
    /// See <https://www.unicode.org/reports/tr9/#Implicit_Directional_Marks>.
    @inlinable
    package static func isDirectionalMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x061C, 0x200E, 0x200F: true
        default: false
        }
    }
}
