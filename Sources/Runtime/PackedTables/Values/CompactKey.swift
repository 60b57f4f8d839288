/// The use of a compact pattern: a count, and whether a letter of the currency is next to the number.
///
/// The rows of each set are sorted by key.
@usableFromInline
package struct CompactKey: PackedKey, Hashable, Comparable {
    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable
    package init(_ count: CountForm, alphaNextToNumber: Bool) {
        rawValue = count.rawValue << 1 | (alphaNextToNumber ? 1 : 0)
    }

    @inlinable package var count: CountForm? { CountForm(rawValue: rawValue >> 1) }
    @inlinable package var alphaNextToNumber: Bool { rawValue & 1 != 0 }

    @inlinable
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
