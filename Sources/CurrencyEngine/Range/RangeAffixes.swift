/// What stands around one number of a range, or around both.
struct RangeAffixes: Hashable, Sendable {
    var prefix: [AffixSegment] = []
    var suffix: [AffixSegment] = []
    /// The currency spacing at the number's side, which stands only next to a digit.
    var prefixSpacing: [AffixSegment] = []
    var suffixSpacing: [AffixSegment] = []
    /// Whether the affixes take the number's place, as "mille" does.
    var hidesNumber = false
}

extension RangeAffixes {
    /// Spacing does not count.
    var characterCount: Int {
        (prefix + suffix).reduce(0) { count, segment in
            count + segment.bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        }
    }

    var holdsUnit: Bool {
        (prefix + suffix).contains { $0.kind == .currency || $0.kind == .percentSign }
    }

    /// Puts the affixes around what is written already.
    func apply(to pieces: [RangePiece], _ source: FormattedRangePart.Source) -> [RangePiece] {
        func made(_ segments: [AffixSegment]) -> [RangePiece] {
            segments.map { RangePiece(segment: $0, source: source) }
        }
        if hidesNumber { return made(prefix + suffix) }
        let last = pieces.last?.segment.kind
        var suffix = suffix
        // A name that follows the symbol is one part with it, and so is the space between them.
        if last == .currency, let name = suffix.firstIndex(where: { $0.kind == .currency }) {
            for index in 0..<name { suffix[index].kind = .currency }
        }
        let before = prefix + (DigitEdges(pieces.first?.segment.bytes ?? []).first ? prefixSpacing : [])
        let after = (DigitEdges(pieces.last?.segment.bytes ?? []).last ? suffixSpacing : []) + suffix
        return made(before) + pieces + made(after)
    }
}
