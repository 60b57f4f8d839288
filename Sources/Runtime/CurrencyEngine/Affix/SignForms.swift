// Inlinable for the module CurrencyReader: budgets decimal and strict-parsing.

/// The classes of numbers that sign display distinguishes.
@usableFromInline
package struct SignClass {
    /// The position of the class's bits in `SignForms`.
    @usableFromInline let place: UInt16

    @inlinable @inline(__always)
    init(place: UInt16) { self.place = place }

    @inlinable @inline(__always)
    package init(isNegative: Bool, isZero: Bool) {
        self = isNegative ? (isZero ? .negativeZero : .negative) : (isZero ? .positiveZero : .positive)
    }

    @inlinable package static var negative: Self { Self(place: 0) }
    @inlinable package static var negativeZero: Self { Self(place: 2) }
    @inlinable package static var positiveZero: Self { Self(place: 4) }
    @inlinable package static var positive: Self { Self(place: 6) }
}

/// The three ways to write out a pattern.
@usableFromInline
package enum SignForm {
    case plain, plus, minus

    /// The bits of the form in `SignForms`.
    @inlinable var bits: UInt16 {
        switch self {
        case .plain: 0
        case .plus: 1
        case .minus: 2
        }
    }
}

/// The sign form of each class of number.
@usableFromInline
package struct SignForms: Hashable, Sendable {
    /// Two bits for each class, at its place, and from the ninth bit on, one bit for each form in use.
    @usableFromInline let bits: UInt16

    init(_ display: SignDisplay) {
        self =
            switch display {
            case .auto: Self(negative: .minus, negativeZero: .minus, positiveZero: .plain, positive: .plain)
            case .always: Self(negative: .minus, negativeZero: .minus, positiveZero: .plus, positive: .plus)
            case .never: Self(negative: .plain, negativeZero: .plain, positiveZero: .plain, positive: .plain)
            case .exceptZero: Self(negative: .minus, negativeZero: .plain, positiveZero: .plain, positive: .plus)
            case .negative: Self(negative: .minus, negativeZero: .plain, positiveZero: .plain, positive: .plain)
            }
    }

    private init(negative: SignForm, negativeZero: SignForm, positiveZero: SignForm, positive: SignForm) {
        func place(_ form: SignForm, _ sign: SignClass) -> UInt16 { form.bits << sign.place | Self.use(of: form) }
        bits =
            place(negative, .negative) | place(negativeZero, .negativeZero) | place(positiveZero, .positiveZero)
            | place(positive, .positive)
    }

    private static func use(of form: SignForm) -> UInt16 { 0x100 << form.bits }

    /// The form of a class of numbers.
    @_transparent
    func form(of sign: SignClass) -> SignForm {
        switch bits &>> sign.place & 3 {
        case 1: .plus
        case 2: .minus
        default: .plain
        }
    }

    /// Whether numbers of a class are written in a form.
    @inlinable @inline(__always)
    package func write(_ sign: SignClass, as form: SignForm) -> Bool { bits &>> sign.place & 3 == form.bits }

    /// Whether any number is written in a form.
    // Inlined: budget resolving.
    @_transparent
    package func contains(_ form: SignForm) -> Bool { bits & Self.use(of: form) != 0 }
}
