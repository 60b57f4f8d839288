import CurrencyCore

/// How many decimals an amount is written with.
///
/// Three facts that are easily mixed up have a name each: what CLDR displays, what ISO 4217 counts in, what cash
/// can pay. For HUF in CLDR 48 they are 0, 2 and 0 decimals.
public enum CurrencyDigits: Hashable, Sendable {
    /// The decimals that CLDR displays, and its rounding step if it has one.
    case display
    /// The decimals of ISO 4217's minor unit; those of `display` where ISO has none.
    case iso
    /// The decimals of cash, rounded to its smallest coin: CHF 0.05, DKK 0.50.
    case cash
    /// So many decimals, always.
    case exactly(Int)
    /// At least the lower bound, at most the upper; zeros at the end beyond the lower bound are left out.
    case range(ClosedRange<Int>)
}

/// The decimals resolved.
struct FractionDigits: Equatable {
    var minimum: Int
    var maximum: Int
    /// The rounding step in units of the last decimal; 0 or 1 for none.
    var increment: Int

    /// The most decimals that can be asked for, as in ECMA-402 and ICU.
    static let limit = 100

    init(_ digits: CurrencyDigits, _ facts: CurrencyFacts?, displayRounding: Int, _ compatibility: Compatibility) {
        // LDML's default for a currency that nothing is known of.
        let display = facts?.displayDigits ?? 2
        increment = 0
        switch digits {
        case .display:
            (minimum, maximum, increment) = (display, display, displayRounding)
        case .iso:
            let minorUnit = facts?.isoMinorUnit ?? display
            (minimum, maximum) = (minorUnit, minorUnit)
        case .cash:
            let cash = facts?.cashDigits ?? display
            (minimum, maximum, increment) = (cash, cash, facts?.cashRounding ?? 0)
        case .exactly(let count):
            let count = min(max(0, count), Self.limit)
            (minimum, maximum) = (count, count)
        case .range(let range):
            minimum = min(max(0, range.lowerBound), Self.limit)
            maximum = min(max(0, range.upperBound), Self.limit)
        }
        if compatibility == .icu { takeDigitsFromIncrement() }
    }

    /// ICU shows as many decimals as the rounding step has: with steps of 0.50, one.
    private mutating func takeDigitsFromIncrement() {
        while increment > 1, increment % 10 == 0, maximum > 0 {
            increment /= 10
            maximum -= 1
            minimum = maximum
        }
    }
}
