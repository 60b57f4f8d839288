/// What a pattern or name is for: one of LDML's explicit numbers 0 and 1, or a plural category.
public enum CountForm: Int, PackedValue, CaseIterable {
    case explicitZero, explicitOne
    case zero, one, two, few, many, other

    // A switch, which is optimised away where a row's form is not read.
    @inlinable @inline(__always)
    public init(packed: Int) {
        switch packed {
        case 0: self = .explicitZero
        case 1: self = .explicitOne
        case 2: self = .zero
        case 3: self = .one
        case 4: self = .two
        case 5: self = .few
        case 6: self = .many
        // 7: the check of an image allows no other number.
        default: self = .other
        }
    }

    /// LDML's explicit form of a number; nil for all but 0 and 1.
    public init?(exactly count: Int) {
        switch count {
        case 0: self = .explicitZero
        case 1: self = .explicitOne
        default: return nil
        }
    }

    /// In the order of LDML's keywords: `0`, `1`, `few`, `many`, `one`, `other`, `two`, `zero`.
    public static var byKeyword: [CountForm] {
        [.explicitZero, .explicitOne, .few, .many, .one, .other, .two, .zero]
    }
}

/// The counts at the two ends of a range.
public struct CountFormPair: PackedKey, Hashable {
    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable
    public init(start: CountForm, end: CountForm) {
        rawValue = start.rawValue << 3 | end.rawValue
    }

    @inlinable public var start: CountForm? { CountForm(rawValue: rawValue >> 3) }
    @inlinable public var end: CountForm? { CountForm(rawValue: rawValue & 7) }
}
