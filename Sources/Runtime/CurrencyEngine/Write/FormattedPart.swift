/// A part of a formatted text: its kind and its range.
public struct FormattedPart: Hashable, Sendable {
    /// The kinds of parts, with ECMA-402's names.
    ///
    /// See <https://tc39.es/ecma402/#sec-partitionnumberpattern>.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// Digits before the decimal separator; each group is one part.
        case integer
        /// A grouping separator.
        case group
        /// The decimal separator.
        case decimal
        /// The digits after the decimal separator.
        case fraction
        /// The minus sign.
        case minusSign
        /// The plus sign.
        case plusSign
        /// The sign of an approximate number: ~5.
        case approximatelySign
        /// The percent sign, or the sign of basis points.
        case percentSign
        /// The permille sign. The name is LDML's, because ECMA-402 has none.
        case perMille
        /// The currency: its symbol, code or name.
        case currency
        /// Percent or permille written as a unit, as ICU does in compact notation.
        case unit
        /// The word of compact notation.
        case compact
        /// Any other text, such as spaces and parentheses.
        case literal
        /// The text for infinity.
        case infinity
        /// The text for NaN.
        case nan
    }

    /// The kind of the part.
    public var kind: Kind
    /// The range of the part in the text, in UTF-8 bytes.
    public var range: Range<Int>

    /// Makes a part; `range` counts UTF-8 bytes.
    public init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

/// A formatted text with its parts.
///
///     let number = CurrencyStyle(.euro, locale: .germanGermany).plan.formatParts(1234.5)
///     number.text                    // "1.234,50 €"
///     number.parts.map(\.kind)       // integer, group, integer, decimal, fraction, literal, currency
public struct FormattedNumber: Hashable, Sendable {
    /// The whole text.
    public let text: String
    /// The parts, which cover the whole text without gaps.
    public let parts: [FormattedPart]

    /// The text of a part.
    public func text(of part: FormattedPart) -> String {
        String(decoding: text.utf8.dropFirst(part.range.lowerBound).prefix(part.range.count), as: UTF8.self)
    }

    /// The UTF-8 offset of each digit, integer digits first. A caret before a digit has the same offset.
    public var digitOffsets: [Int] {
        // A digit is one scalar, so it starts at a byte that is not a continuation byte.
        let bytes = Array(text.utf8)
        return parts.flatMap { part in
            part.kind == .integer || part.kind == .fraction ? part.range.filter { bytes[$0] & 0xC0 != 0x80 } : []
        }
    }
}
