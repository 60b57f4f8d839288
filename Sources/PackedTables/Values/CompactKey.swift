/// What a compact pattern is for: a count, and whether a currency's letter stands next to the number.
///
/// The rows of each set are sorted by key.
public struct CompactKey: PackedKey, Hashable, Comparable {
    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable
    public init(_ count: CountForm, alphaNextToNumber: Bool) {
        rawValue = count.rawValue << 1 | (alphaNextToNumber ? 1 : 0)
    }

    @inlinable public var count: CountForm? { CountForm(rawValue: rawValue >> 1) }
    @inlinable public var alphaNextToNumber: Bool { rawValue & 1 != 0 }

    @inlinable
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
