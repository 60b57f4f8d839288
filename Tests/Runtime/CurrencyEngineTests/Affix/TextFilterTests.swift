import CurrencyCore
import CurrencyFormat
import Testing

@testable import CurrencyEngine

/// Compares the filters for spaces and bidi marks with the standard library's Unicode tables.
struct TextFilterTests {
    private func filtered(_ scalar: Unicode.Scalar, _ spaces: SpaceStyle, _ bidi: BidiStyle) -> String {
        TextFilter(spaces: spaces, bidi: bidi).apply(String(scalar))
    }

    private static let scalars = (UInt32(0)...0x10FFFF).compactMap { Unicode.Scalar($0) }

    /// The scalars with the property Bidi_Control, such as U+061C.
    @Test func theMarksOfDirectionAreStripped() {
        for scalar in Self.scalars {
            let expected = scalar.properties.isBidiControl ? "" : String(scalar)
            if filtered(scalar, .cldr, .strip) != expected {
                Issue.record("U+\(String(scalar.value, radix: 16))")
            }
        }
    }

    @Test func allSpacesBecomePlainOnes() {
        for scalar in Self.scalars {
            let expected = scalar.properties.generalCategory == .spaceSeparator ? " " : String(scalar)
            if filtered(scalar, .plain, .cldr) != expected {
                Issue.record("U+\(String(scalar.value, radix: 16))")
            }
        }
    }

    /// The minus of `ar-EG` is U+061C and a hyphen, and its pattern begins with U+200F.
    @Test func textsHaveNoMarksOfDirectionLeft() {
        let style = CurrencyStyle(.egyptianPound, locale: .arabicEgypt)
        #expect(style.format(-1).unicodeScalars.contains("\u{061C}"))
        #expect(!style.bidi(.strip).format(-1).unicodeScalars.contains { $0.properties.isBidiControl })
    }

    /// A character that is cut off at the end of a text stays as it is.
    @Test func textsThatEndWithinACharacterAreNotReadFurther() {
        for bytes in [[0x41, 0xE2], [0xE2, 0x80], [0x41, 0xF0, 0x9F, 0x92]] as [[UInt8]] {
            #expect(TextFilter(spaces: .plain, bidi: .strip).apply(bytes) == bytes)
        }
    }
}
