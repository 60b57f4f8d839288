/// A part of a formatted text: what it is, and where it stands.
public struct FormattedPart: Hashable, Sendable {
    /// ECMA-402's words for the parts of numbers.
    ///
    /// See <https://tc39.es/ecma402/#sec-partitionnumberpattern>.
    public enum Kind: Hashable, Sendable, CaseIterable {
        case integer
        case group
        case decimal
        case fraction
        case minusSign
        case plusSign
        /// The sign of an approximate number: ~5.
        case approximatelySign
        case percentSign
        /// LDML's word: ECMA-402 has none.
        case perMille
        case currency
        /// Percent or permille where it is written as a unit, as ICU does in compact notation.
        case unit
        /// The word of compact notation.
        case compact
        case literal
        case infinity
        case nan
    }

    /// What the part is.
    public var kind: Kind
    /// UTF-8 offsets in the text.
    public var range: Range<Int>

    /// Makes a part; `range` counts UTF-8 bytes.
    public init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

/// A formatted text that knows its parts.
///
///     let number = CurrencyStyle(.euro, locale: .germanGermany).plan.formatParts(1234.5)
///     number.text                    // "1.234,50 €"
///     number.parts.map(\.kind)       // integer, group, integer, decimal, fraction, literal, currency
public struct FormattedNumber: Hashable, Sendable {
    /// The whole text.
    public let text: String
    /// Without gaps from the text's beginning to its end.
    public let parts: [FormattedPart]
    /// The text of a part.
    public func text(of part: FormattedPart) -> String {
        String(decoding: text.utf8.dropFirst(part.range.lowerBound).prefix(part.range.count), as: UTF8.self)
    }

    /// The UTF-8 offset of each digit, integer digits first: the place of a caret before it.
    public var digitOffsets: [Int] {
        // A digit is one scalar, so it starts at a byte that is no continuation byte.
        let bytes = Array(text.utf8)
        return parts.flatMap { part in
            part.kind == .integer || part.kind == .fraction ? part.range.filter { bytes[$0] & 0xC0 != 0x80 } : []
        }
    }
}
