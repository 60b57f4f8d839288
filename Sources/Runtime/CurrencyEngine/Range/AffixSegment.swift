/// Adjacent bytes of a range that are one part.
struct AffixSegment: Hashable, Sendable {
    var kind: FormattedPart.Kind
    var bytes: [UInt8]
}
