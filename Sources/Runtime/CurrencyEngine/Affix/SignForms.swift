/// The classes of numbers that sign display distinguishes.
enum SignClass: Int {
    case negative, negativeZero, positiveZero, positive

    @inline(__always)
    init(isNegative: Bool, isZero: Bool) {
        self = isNegative ? (isZero ? .negativeZero : .negative) : (isZero ? .positiveZero : .positive)
    }
}

/// The three ways in which a pattern is written out.
enum SignForm: Int {
    case plain, plus, minus
}

/// The sign form of each class of number.
struct SignForms: Hashable, Sendable {
    /// Two bits for each class, the lowest for `SignClass.negative`; from the ninth bit on, one for each form in use.
    private let bits: UInt16

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
        func place(_ form: SignForm, _ sign: SignClass) -> UInt16 {
            UInt16(truncatingIfNeeded: form.rawValue << (2 * sign.rawValue)) | Self.use(of: form)
        }
        bits =
            place(negative, .negative) | place(negativeZero, .negativeZero) | place(positiveZero, .positiveZero)
            | place(positive, .positive)
    }

    private static func use(of form: SignForm) -> UInt16 { 0x100 << UInt16(truncatingIfNeeded: form.rawValue) }

    // Inlined: budgets decimal and double.
    @inline(__always)
    func form(of sign: SignClass) -> SignForm {
        switch bits &>> UInt16(truncatingIfNeeded: 2 &* sign.rawValue) & 3 {
        case 1: .plus
        case 2: .minus
        default: .plain
        }
    }

    /// Whether any number is written in a form.
    // Inlined: budget resolving.
    @inline(__always)
    func contains(_ form: SignForm) -> Bool { bits & Self.use(of: form) != 0 }
}
