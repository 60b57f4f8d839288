/// The use of a compact pattern: a count, and whether a letter of the currency is next to the number.
///
/// The rows of each set are sorted by key.
@usableFromInline
package struct CompactKey: PackedValue, Hashable, Comparable {
    @usableFromInline package let packed: Int

    @inlinable
    package init(packed: Int) {
        self.packed = packed
    }

    @inlinable
    package init(_ count: CountForm, alphaNextToNumber: Bool) {
        packed = count.rawValue << 1 | (alphaNextToNumber ? 1 : 0)
    }

    @inlinable package var count: CountForm? { CountForm(rawValue: packed >> 1) }
    @inlinable package var alphaNextToNumber: Bool { packed & 1 != 0 }

    @inlinable
    package static func < (left: Self, right: Self) -> Bool { left.packed < right.packed }
}
