extension FormatOptions {
    /// A character that fills texts up to a width, as on receipts, in tables of plain text and on cheques.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .germanGermany)
    ///     style.padding(width: 12).format(5)                              // "      5,00 €"
    ///     style.padding(width: 12, with: "*", at: .beforeSuffix).format(5)    // "5,00****** €"
    ///
    /// Longer texts stay as they are. The width counts Unicode scalars, as ICU does, invisible marks among them, so
    /// columns line up only in fonts where all are equally wide. Ranges are not padded. Parsing a padded text throws an
    /// `AmountParseError` at the first padding character; parse with the style without padding.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Padding>.
    public struct Padding: Hashable, Sendable {
        /// Where the character stands.
        public enum Position: Hashable, Sendable, CaseIterable {
            /// In front of everything: `***-$5.00`.
            case beforePrefix
            /// Between what stands in front of the number and the number: `-$***5.00`.
            case afterPrefix
            /// Between the number and what stands behind it: `5,00*** €`.
            case beforeSuffix
            /// Behind everything: `5,00 €***`.
            case afterSuffix
        }

        /// The least number of Unicode scalars; at most 1,000 are filled.
        public var width: Int
        public var character: Unicode.Scalar
        public var position: Position

        public init(width: Int, with character: Unicode.Scalar = " ", at position: Position = .beforePrefix) {
            (self.width, self.character, self.position) = (width, character, position)
        }

        static var maximumWidth: Int { 1000 }

        /// The most bytes that it adds to a text.
        var capacity: Int { 4 * min(max(0, width), Self.maximumWidth) }

        /// How many Unicode scalars a text lacks; zero or less where it is long enough.
        func missing(_ text: UnsafeBufferPointer<UInt8>) -> Int {
            min(width, Self.maximumWidth) - text.count { $0 & 0xC0 != 0x80 }
        }
    }
}
