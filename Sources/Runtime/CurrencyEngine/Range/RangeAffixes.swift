/// The text around one number of a range, or around both.
struct RangeAffixes: Hashable, Sendable {
    var prefix: [AffixSegment] = []
    var suffix: [AffixSegment] = []
    /// The currency spacing at the number's side, which is written only next to a digit.
    var prefixSpacing: [AffixSegment] = []
    var suffixSpacing: [AffixSegment] = []
    /// Whether the affixes replace the number, as "mille" does.
    var hidesNumber = false
}

extension RangeAffixes {
    init(_ texts: AffixForms.Form, _ storage: PlanStorage) {
        prefix = Self.segments(texts.prefix, texts.prefixParts, storage, droppingLast: Int(texts.prefixSpacing))
        suffix = Self.segments(texts.suffix, texts.suffixParts, storage, droppingFirst: Int(texts.suffixSpacing))
        prefixSpacing = Self.spacing(texts.prefix.bytes(storage).suffix(Int(texts.prefixSpacing)))
        suffixSpacing = Self.spacing(texts.suffix.bytes(storage).prefix(Int(texts.suffixSpacing)))
    }

    private static func spacing(_ bytes: ArraySlice<UInt8>) -> [AffixSegment] {
        bytes.isEmpty ? [] : [AffixSegment(kind: .literal, bytes: Array(bytes))]
    }

    private static func segments(
        _ text: PlanText, _ parts: AffixParts, _ storage: PlanStorage, droppingFirst first: Int = 0,
        droppingLast last: Int = 0
    ) -> [AffixSegment] {
        let bytes = text.bytes(storage)
        var segments: [AffixSegment] = []
        storage.withUnsafeBufferPointer { storage in
            parts.forEach(text, storage.baseAddress, droppingFirst: first, droppingLast: last) { kind, range in
                segments.append(AffixSegment(kind: kind, bytes: Array(bytes[range])))
            }
        }
        return segments
    }

    /// The number of Unicode scalars in both affixes, without currency spacing.
    var characterCount: Int {
        (prefix + suffix).reduce(0) { count, segment in
            count + segment.bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        }
    }

    /// Whether the affixes contain a currency or a percent sign; ICU does not treat a permille sign as a unit.
    var holdsUnit: Bool {
        (prefix + suffix).contains { $0.kind == .currency || $0.kind == .percentSign }
    }

    /// Puts the affixes around the pieces inside them.
    func apply(to pieces: [RangePiece], _ source: FormattedRangePart.Source) -> [RangePiece] {
        func made(_ segments: [AffixSegment]) -> [RangePiece] {
            segments.map { RangePiece(segment: $0, source: source) }
        }
        if hidesNumber { return made(prefix + suffix) }
        let last = pieces.last?.segment.kind
        var suffix = suffix
        // A name that follows the symbol forms one part with it and with the space between them.
        if last == .currency, let name = suffix.firstIndex(where: { $0.kind == .currency }) {
            for index in 0..<name { suffix[index].kind = .currency }
        }
        let before = prefix + (DigitEdges(pieces.first?.segment.bytes ?? []).first ? prefixSpacing : [])
        let after = (DigitEdges(pieces.last?.segment.bytes ?? []).last ? suffixSpacing : []) + suffix
        return made(before) + pieces + made(after)
    }
}

extension RangeCollapse {
    /// Whether equal affixes are written once.
    func joins(_ affixes: RangeAffixes) -> Bool {
        switch self {
        case .none: false
        case .all: true
        case .auto: affixes.characterCount > 1
        case .unit: affixes.holdsUnit
        }
    }
}
