/// What a pattern or name is for: one of LDML's explicit numbers 0 and 1, or a plural category.
public enum CountForm: Int, CaseIterable, Sendable {
    case explicitZero, explicitOne
    case zero, one, two, few, many, other

    /// The form of a number that is named itself; nil for all but 0 and 1.
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
public struct CountFormPair: RawRepresentable, Hashable, Sendable {
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
