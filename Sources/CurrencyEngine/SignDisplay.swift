/// When a sign is shown.
///
///                  -1    -0     0     1
///     auto         -1    -0     0     1
///     always       -1    -0    +0    +1
///     never         1     0     0     1
///     exceptZero   -1     0     0    +1
///     negative     -1     0     0     1
///
/// What is zero is decided after rounding: with two decimals, -0.004 is -0.
///
/// See <https://tc39.es/ecma402/#sec-intl.numberformat-internal-slots> and
/// <https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html#sign-display>.
public enum SignDisplay: Hashable, Sendable, CaseIterable {
    case auto
    case always
    case never
    case exceptZero
    case negative
}

/// Which of the locale's patterns writes negative amounts.
public enum CurrencySign: Hashable, Sendable, CaseIterable {
    /// With a minus sign: -€3.
    case standard
    /// The accounting format, in many locales with parentheses: (€3).
    case accounting
}

/// The numbers that patterns distinguish.
enum SignClass: Int {
    case negative, negativeZero, positiveZero, positive

    init(isNegative: Bool, isZero: Bool) {
        self = isNegative ? (isZero ? .negativeZero : .negative) : (isZero ? .positiveZero : .positive)
    }
}

/// The three ways in which a pattern is written out.
enum SignForm: Int {
    case plain, plus, minus
}

extension SignDisplay {
    func form(for sign: SignClass) -> SignForm {
        switch (self, sign) {
        case (.never, _): .plain
        case (_, .negative): .minus
        case (.auto, .negativeZero), (.always, .negativeZero): .minus
        case (.always, _), (.exceptZero, .positive): .plus
        default: .plain
        }
    }
}

/// The form of sign of each class of number.
struct SignForms: Hashable, Sendable {
    /// Two bits for each class, the lowest for `SignClass.negative`.
    let bits: UInt8

    init(_ display: SignDisplay) {
        func bits(_ sign: SignClass) -> UInt8 {
            UInt8(truncatingIfNeeded: display.form(for: sign).rawValue &<< (2 &* sign.rawValue))
        }
        self.bits = bits(.negative) | bits(.negativeZero) | bits(.positiveZero) | bits(.positive)
    }

    @inline(__always)
    func form(of sign: SignClass) -> SignForm {
        SignForm(rawValue: Int(bits >> UInt8(2 * sign.rawValue) & 3)) ?? .plain
    }

    /// Whether any number is written in a form.
    func contains(_ form: SignForm) -> Bool {
        let wanted = UInt8(truncatingIfNeeded: form.rawValue)
        return bits & 3 == wanted || bits >> 2 & 3 == wanted || bits >> 4 & 3 == wanted || bits >> 6 == wanted
    }
}
