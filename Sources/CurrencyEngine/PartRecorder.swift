/// Notes which parts a text has while it is written.
///
/// The writer is generic over it, so that plain formatting pays nothing for what it does not ask for.
protocol PartRecorder {
    mutating func note(
        _ kind: FormattedPart.Kind, from start: UnsafeMutablePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>)
    mutating func note(_ segments: @autoclosure () -> ArraySlice<AffixSegment>, from start: UnsafeMutablePointer<UInt8>)
}

/// Notes nothing.
struct NoParts: PartRecorder {
    @inline(__always)
    mutating func note(
        _ kind: FormattedPart.Kind, from start: UnsafeMutablePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>
    ) {}

    @inline(__always)
    mutating func note(_ segments: @autoclosure () -> ArraySlice<AffixSegment>, from start: UnsafeMutablePointer<UInt8>)
    {}
}

/// Collects parts as ranges from the text's beginning.
struct PartCollector: PartRecorder {
    let base: UnsafeMutablePointer<UInt8>
    private(set) var parts: [FormattedPart] = []

    init(base: UnsafeMutablePointer<UInt8>) {
        self.base = base
    }

    mutating func note(
        _ kind: FormattedPart.Kind, from start: UnsafeMutablePointer<UInt8>, to end: UnsafeMutablePointer<UInt8>
    ) {
        if start == end { return }
        let range = (start - base)..<(end - base)
        // A literal of an affix and the spacing next to it are one.
        if kind == .literal, let last = parts.last, last.kind == .literal, last.range.upperBound == range.lowerBound {
            parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            parts.append(FormattedPart(kind: kind, range: range))
        }
    }

    mutating func note(_ segments: @autoclosure () -> ArraySlice<AffixSegment>, from start: UnsafeMutablePointer<UInt8>)
    {
        var start = start
        let segments = segments()
        // A name that follows the symbol is one part with it, and so is the space between them.
        if let last = parts.last, last.kind == .currency, last.range.upperBound == start - base,
            let name = segments.firstIndex(where: { $0.kind == .currency })
        {
            let count = segments[...name].reduce(0) { $0 + $1.bytes.count }
            parts[parts.count - 1].range = last.range.lowerBound..<(last.range.upperBound + count)
            note(segments[(name + 1)...], from: start + count)
            return
        }
        for segment in segments {
            note(segment.kind, from: start, to: start + segment.bytes.count)
            start += segment.bytes.count
        }
    }
}
