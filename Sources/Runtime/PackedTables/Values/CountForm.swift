/// The use of a pattern or name: for one of LDML's explicit numbers 0 and 1, or for a plural category.
@usableFromInline
package enum CountForm: Int, PackedValue, CaseIterable {
    case explicitZero, explicitOne
    case zero, one, two, few, many, other

    // The check of an image allows no other number here.
    @usableFromInline package init(packed: Int) { self = Self(rawValue: packed) ?? .other }

    /// The forms in the order of LDML's keywords: `0`, `1`, `few`, `many`, `one`, `other`, `two`, `zero`.
    package static var byKeyword: [CountForm] {
        [.explicitZero, .explicitOne, .few, .many, .one, .other, .two, .zero]
    }
}

/// The forms of the two ends of a range.
@usableFromInline
package struct CountFormPair: PackedValue, Equatable {
    @usableFromInline package let packed: Int

    @inlinable
    package init(packed: Int) {
        self.packed = packed
    }

    @inlinable
    package init(start: CountForm, end: CountForm) {
        packed = start.rawValue << 3 | end.rawValue
    }

    @inlinable package var start: CountForm? { CountForm(rawValue: packed >> 3) }
    @inlinable package var end: CountForm? { CountForm(rawValue: packed & 7) }
}
