// Forced inlining and unchecked operators hold the budget of resolving.

/// The kind of each byte of an affix, from which its parts are derived on request.
///
/// Four bits for each byte of an inline text, the first lowest. The kinds of a longer text follow it in the plan's
/// storage, one byte each.
struct AffixParts: Hashable, Sendable {
    private var bits: UInt64 = 0

    // Transparent, with unchecked operators whose bounds are the parameters': budget resolving.
    /// Notes the kind of the next bytes of an inline text.
    ///
    /// - Parameters:
    ///   - count: From 1 to 16 bytes, as many as the text has room for.
    ///   - start: How many bytes the text has so far.
    @_transparent
    mutating func note(_ kind: FormattedPart.Kind, _ count: Int, at start: Int) {
        let all = UInt64(kind.index) &* 0x1111_1111_1111_1111
        let kinds = all &>> UInt64(truncatingIfNeeded: 64 &- 4 &* count)
        bits |= kinds &<< UInt64(truncatingIfNeeded: 4 &* start)
    }

    /// The kind of a byte.
    private func kind(_ index: Int, of text: PlanText, _ storage: UnsafePointer<UInt8>?) -> FormattedPart.Kind {
        if !text.isInline, let storage { return FormattedPart.Kind(index: storage[text.end + index]) }
        return FormattedPart.Kind(index: UInt8(truncatingIfNeeded: bits >> UInt64(4 * index) & 0xF))
    }

    /// The kinds of an inline text of `count` bytes, as a longer text has them in the storage.
    func indices(_ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: bits >> UInt64(4 * $0) & 0xF) }
    }

    /// Whether any byte of the text has the given kind.
    func contains(_ kind: FormattedPart.Kind, in text: PlanText, _ storage: UnsafePointer<UInt8>?) -> Bool {
        (0..<Int(text.count)).contains { self.kind($0, of: text, storage) == kind }
    }

    /// Calls a closure with each part and its range in the text, without the `first` and `last` bytes at its ends.
    ///
    /// Spaces and bidi marks at the edges of a sign, symbol, name or word are literals, as ICU reports them. Two
    /// literals can be adjacent; the caller that collects the parts joins them.
    ///
    /// - Parameter text: The affix that the parts belong to.
    func forEach(
        _ text: PlanText, _ storage: UnsafePointer<UInt8>?, droppingFirst first: Int, droppingLast last: Int,
        _ body: (FormattedPart.Kind, Range<Int>) -> Void
    ) {
        text.withUTF8(storage) { utf8 in
            let shown = first..<(utf8.count - last)
            func note(_ kind: FormattedPart.Kind, _ range: Range<Int>) {
                let range = range.clamped(to: shown)
                if !range.isEmpty { body(kind, range) }
            }
            var start = 0
            while start < utf8.count {
                let kind = kind(start, of: text, storage)
                var end = start + 1
                while end < utf8.count, self.kind(end, of: text, storage) == kind { end += 1 }
                let inner = kind == .literal ? start..<end : EdgeMark.inner(of: start..<end, utf8)
                note(.literal, start..<inner.lowerBound)
                note(kind, inner)
                note(.literal, inner.upperBound..<end)
                start = end
            }
        }
    }
}

extension FormattedPart.Kind {
    /// The kind, encoded in four bits.
    var index: UInt8 {
        switch self {
        case .integer: 0
        case .group: 1
        case .decimal: 2
        case .fraction: 3
        case .minusSign: 4
        case .plusSign: 5
        case .approximatelySign: 6
        case .percentSign: 7
        case .perMille: 8
        case .currency: 9
        case .compact: 10
        case .literal: 11
        case .infinity: 12
        case .nan: 13
        case .unit: 14
        }
    }

    fileprivate init(index: UInt8) { self = Self.allCases.first { $0.index == index } ?? .literal }
}
