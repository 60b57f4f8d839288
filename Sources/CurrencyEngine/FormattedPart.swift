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
        /// Which ECMA-402 does not have; the word is LDML's.
        case perMille
        case currency
        /// The word of compact notation.
        case compact
        case literal
        case infinity
        case nan
    }

    public var kind: Kind
    /// UTF-8 offsets in the text.
    public var range: Range<Int>

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
    public let text: String
    /// Without gaps from the text's beginning to its end.
    public let parts: [FormattedPart]
    /// The text of a part.
    public func text(of part: FormattedPart) -> String {
        String(decoding: text.utf8.dropFirst(part.range.lowerBound).prefix(part.range.count), as: UTF8.self)
    }

    /// The UTF-8 offset of each digit, integer digits first: where a caret stands before it.
    public var digitOffsets: [Int] {
        // A digit is one scalar: its offset is that of a byte that does not continue one.
        let bytes = Array(text.utf8)
        return parts.flatMap { part in
            part.kind == .integer || part.kind == .fraction ? part.range.filter { bytes[$0] & 0xC0 != 0x80 } : []
        }
    }
}

/// A stretch of an affix that is one part.
struct AffixSegment: Hashable, Sendable {
    var kind: FormattedPart.Kind
    var bytes: [UInt8]
}

extension AffixSegment {
    static var firstStrongIsolate: AffixSegment { AffixSegment(kind: .literal, bytes: Array("\u{2068}".utf8)) }
    static var popDirectionalIsolate: AffixSegment { AffixSegment(kind: .literal, bytes: Array("\u{2069}".utf8)) }

    /// A sign, symbol, name or word without the spaces and bidi marks at its edges, which are literals, as ICU reports
    /// them.
    static func trimmed(_ kind: FormattedPart.Kind, _ bytes: [UInt8]) -> [AffixSegment] {
        guard kind != .literal else { return bytes.isEmpty ? [] : [AffixSegment(kind: .literal, bytes: bytes)] }
        var scalars = Substring(decoding: bytes, as: UTF8.self).unicodeScalars
        var before: [UInt8] = []
        var after: [UInt8] = []
        func isTrimmed(_ scalar: Unicode.Scalar) -> Bool {
            isBidiMark(scalar) || isSpace(scalar)
        }
        while let first = scalars.first, isTrimmed(first) {
            before += Array(String(first).utf8)
            scalars.removeFirst()
        }
        while let last = scalars.last, isTrimmed(last) {
            after = Array(String(last).utf8) + after
            scalars.removeLast()
        }
        return [
            AffixSegment(kind: .literal, bytes: before), AffixSegment(kind: kind, bytes: Array(String(scalars).utf8)),
            AffixSegment(kind: .literal, bytes: after),
        ].filter { !$0.bytes.isEmpty }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar.value == 0xA0 || scalar.value == 0x202F
    }

    private static func isBidiMark(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200E || scalar.value == 0x200F || scalar.value == 0x061C
    }
}
