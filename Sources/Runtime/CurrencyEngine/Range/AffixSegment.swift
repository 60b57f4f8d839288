/// A stretch of a range that is one part.
struct AffixSegment: Hashable, Sendable {
    var kind: FormattedPart.Kind
    var bytes: [UInt8]
}
