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
    /// As in books, in many locales in parentheses: (€3).
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
