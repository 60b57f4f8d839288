/// Adjacent bytes of a range that are one part of one source.
struct RangePiece: Sendable {
    var segment: AffixSegment
    var source: FormattedRangePart.Source
}

extension FormattedRange {
    /// Joins pieces.
    init(_ pieces: [RangePiece]) {
        var bytes: [UInt8] = []
        var parts: [FormattedRangePart] = []
        for piece in pieces where !piece.segment.bytes.isEmpty {
            let start = bytes.count
            bytes += piece.segment.bytes
            let kind = piece.segment.kind
            if kind.joinsItsLike, let last = parts.last, last.kind == kind, last.source == piece.source {
                parts[parts.count - 1].range = last.range.lowerBound..<bytes.count
            } else {
                parts.append(
                    FormattedRangePart(kind: kind, source: piece.source, range: start..<bytes.count))
            }
        }
        text = String(decoding: bytes, as: UTF8.self)
        self.parts = parts
    }
}
