extension FormatOptions {
    /// Pads text to a width with a character, as on receipts and cheques, and in plain-text tables.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .germanGermany)
    ///     style.padding(width: 12).format(5)                              // "      5,00 €"
    ///     style.padding(width: 12, with: "*", at: .beforeSuffix).format(5)    // "5,00****** €"
    ///
    /// Longer text does not change. As in ICU, the width counts Unicode scalars, including invisible marks, so columns
    /// line up only in fonts whose characters are equally wide. Ranges are not padded. Parsing padded text throws an
    /// `AmountParseError` at the first padding character, so parse with the style without padding.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Padding>.
    public struct Padding: Hashable, Sendable {
        /// Where the padding goes.
        public enum Position: Hashable, Sendable, CaseIterable {
            /// Before everything: `***-$5.00`.
            case beforePrefix
            /// Between the prefix and the number: `-$***5.00`.
            case afterPrefix
            /// Between the number and the suffix: `5,00*** €`.
            case beforeSuffix
            /// After everything: `5,00 €***`.
            case afterSuffix
        }

        /// The least number of Unicode scalars, at most 1,000.
        public var width: Int
        /// The padding character.
        public var character: Unicode.Scalar
        /// Where the padding goes.
        public var position: Position

        /// Pads texts of fewer than `width` Unicode scalars.
        public init(width: Int, with character: Unicode.Scalar = " ", at position: Position = .beforePrefix) {
            (self.width, self.character, self.position) = (width, character, position)
        }

        static var maximumWidth: Int { 1000 }

        /// The most bytes that the padding adds to a text.
        var capacity: Int { 4 * min(max(0, width), Self.maximumWidth) }

        /// How many Unicode scalars a text is short of the width; zero or less if it is long enough.
        func missing(_ text: UnsafeBufferPointer<UInt8>) -> Int {
            min(width, Self.maximumWidth) - text.count { $0 & 0xC0 != 0x80 }
        }
    }
}
