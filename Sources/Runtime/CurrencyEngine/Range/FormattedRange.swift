/// A part of a formatted range: its kind, its range, and the number that it belongs to.
public struct FormattedRangePart: Hashable, Sendable {
    /// The number that a part comes from, with ECMA-402's names.
    public enum Source: Hashable, Sendable, CaseIterable {
        /// The first number.
        case startRange
        /// The second number.
        case endRange
        /// Both numbers: the text that joins them, and text that is written once for both.
        case shared
    }

    /// The kind of the part.
    public var kind: FormattedPart.Kind
    /// The number that the part belongs to.
    public var source: Source
    /// The range of the part in the text, in UTF-8 bytes.
    public var range: Range<Int>

    /// Makes a part; `range` counts UTF-8 bytes.
    public init(kind: FormattedPart.Kind, source: Source, range: Range<Int>) {
        self.kind = kind
        self.source = source
        self.range = range
    }
}

/// A formatted range with its parts.
///
///     let range = try CurrencyStyle(.euro, locale: .germanGermany).formatRangeParts(from: 1, to: 3)
///     range.text                           // "1,00–3,00 €"
///     range.parts.first?.source            // startRange
///     range.parts.last?.source             // shared: the € stands for both
///
/// See <https://tc39.es/ecma402/#sec-formatnumericrangetoparts>.
public struct FormattedRange: Hashable, Sendable {
    /// The whole text.
    public let text: String
    /// The parts, which cover the whole text without gaps.
    public let parts: [FormattedRangePart]

    /// The text of a part.
    public func text(of part: FormattedRangePart) -> String {
        String(decoding: text.utf8.dropFirst(part.range.lowerBound).prefix(part.range.count), as: UTF8.self)
    }
}
