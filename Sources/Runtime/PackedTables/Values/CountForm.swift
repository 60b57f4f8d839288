/// The use of a pattern or name: for one of LDML's explicit numbers 0 and 1, or for a plural category.
@usableFromInline
package enum CountForm: Int, PackedValue, CaseIterable {
    case explicitZero, explicitOne
    case zero, one, two, few, many, other

    // A switch, because the optimizer removes it if a row's form is not read.
    @inlinable
    package init(packed: Int) {
        switch packed {
        case 0: self = .explicitZero
        case 1: self = .explicitOne
        case 2: self = .zero
        case 3: self = .one
        case 4: self = .two
        case 5: self = .few
        case 6: self = .many
        // This is 7. The check of an image allows no other number here.
        default: self = .other
        }
    }

    /// LDML's explicit form of a number; nil for all but 0 and 1.
    package init?(exactly count: Int) {
        switch count {
        case 0: self = .explicitZero
        case 1: self = .explicitOne
        default: return nil
        }
    }

    /// The forms in the order of LDML's keywords: `0`, `1`, `few`, `many`, `one`, `other`, `two`, `zero`.
    package static var byKeyword: [CountForm] {
        [.explicitZero, .explicitOne, .few, .many, .one, .other, .two, .zero]
    }
}

/// The forms of the two ends of a range.
@usableFromInline
package struct CountFormPair: PackedKey, Hashable {
    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable
    package init(start: CountForm, end: CountForm) {
        rawValue = start.rawValue << 3 | end.rawValue
    }

    @inlinable package var start: CountForm? { CountForm(rawValue: rawValue >> 3) }
    @inlinable package var end: CountForm? { CountForm(rawValue: rawValue & 7) }
}
