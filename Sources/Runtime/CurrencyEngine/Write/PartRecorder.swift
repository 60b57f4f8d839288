/// Records the parts of a text while it is written.
///
/// The writer is generic over its recorder, so formatting without parts costs nothing more.
protocol PartRecorder {
    mutating func note(
        _ kind: FormattedPart.Kind, from start: UnsafeMutablePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>)
    /// Records the parts of an affix, except for the `first` and `last` bytes at its ends, which were not written.
    mutating func note(
        _ parts: AffixParts, of text: PlanText, _ storage: UnsafePointer<UInt8>?, droppingFirst first: Int,
        droppingLast last: Int, from start: UnsafeMutablePointer<UInt8>)
}

/// Records nothing.
struct NoParts: PartRecorder {
    // This and the following methods are inlined so that nothing is left of them: budgets of names and not-a-number.
    @inline(__always)
    mutating func note(
        _ kind: FormattedPart.Kind, from start: UnsafeMutablePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>
    ) {}

    @inline(__always)
    mutating func note(
        _ parts: AffixParts, of text: PlanText, _ storage: UnsafePointer<UInt8>?, droppingFirst first: Int,
        droppingLast last: Int, from start: UnsafeMutablePointer<UInt8>
    ) {}
}

/// Collects parts as byte ranges from the start of the text.
struct PartCollector: PartRecorder {
    let base: UnsafeMutablePointer<UInt8>
    /// The number of a range that the next parts belong to; nil if the text is no range.
    var source: FormattedRangePart.Source?
    private(set) var parts: [FormattedPart] = []
    /// The source of each part of a range.
    private(set) var sources: [FormattedRangePart.Source] = []

    init(base: UnsafeMutablePointer<UInt8>, source: FormattedRangePart.Source? = nil) {
        (self.base, self.source) = (base, source)
    }

    mutating func note(
        _ kind: FormattedPart.Kind, from start: UnsafeMutablePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>
    ) {
        if start == end { return }
        let range = (start - base)..<(end - base)
        // Two literals are one part, and so are a symbol and a name.
        let joins = kind == .literal || kind == .currency
        if joins, let last = parts.last, last.kind == kind, sources.last == source {
            parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            parts.append(FormattedPart(kind: kind, range: range))
            if let source { sources.append(source) }
        }
    }

    mutating func note(
        _ affix: AffixParts, of text: PlanText, _ storage: UnsafePointer<UInt8>?, droppingFirst first: Int,
        droppingLast last: Int, from start: UnsafeMutablePointer<UInt8>
    ) {
        // A name that follows the symbol forms one part with it and with the space between them.
        var isBeforeName = parts.last?.kind == .currency && affix.contains(.currency, in: text, storage)
        affix.forEach(text, storage, droppingFirst: first, droppingLast: last) { kind, range in
            if kind == .currency { isBeforeName = false }
            let start = start - first
            note(isBeforeName ? .currency : kind, from: start + range.lowerBound, to: start + range.upperBound)
        }
    }
}
