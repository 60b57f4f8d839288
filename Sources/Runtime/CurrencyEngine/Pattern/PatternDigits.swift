import CurrencyCore

// How to count the digits of a number pattern, as ICU does:
//
//     pattern   integer digits at least   fraction digits
//     0.00##    1                         2 to 4
//     #.00      0                         2
//     #.##      1                         0 to 2
//     .##       0                         1 to 2: the number must not be empty
//     0.05      1                         2, in steps of 0.05
//     @@#       1                         2 to 3 significant digits
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Pattern_Character_Definitions.

/// The counted digits of a pattern's number.
package struct PatternDigits {
    var leadingHashes = 0
    var atSigns = 0
    var hashesAfterAt = 0
    var integerNumerals = 0
    var fractionNumerals = 0
    var fractionHashes = 0
    var hasDecimal = false
    /// The pattern's numerals as a whole number: 5 for 0.05.
    private var increment = 0
    /// An integer of this many digits always fits.
    package static let incrementDigits = 18

    var integerCount: Int { leadingHashes + atSigns + hashesAfterAt + integerNumerals }
    var fractionCount: Int { fractionNumerals + fractionHashes }
    var endsWithDecimal: Bool { hasDecimal && fractionCount == 0 }

    /// Adds the next numeral; returns false if the increment has too many digits.
    mutating func appendToIncrement(_ digit: Int) -> Bool {
        let (product, overflow) = increment.multipliedReportingOverflow(by: 10)
        // On platforms where Int has 32 bits, its own limit comes first.
        let limit = Int(clamping: 1_000_000_000_000_000_000 as Int64)
        if overflow || product > limit - digit { return false }
        increment = product + digit
        return true
    }

    var minimumIntegerDigits: Int {
        if integerCount == 0 { return 0 }
        return integerNumerals == 0 && fractionNumerals == 0 ? 1 : integerNumerals
    }

    var precision: NumberPrecision {
        if atSigns > 0 { return .significant(atSigns...(atSigns + hashesAfterAt)) }
        if increment > 0 { return .increment(increment, scale: fractionNumerals) }
        let minimum = integerCount == 0 ? max(1, fractionNumerals) : fractionNumerals
        return .fraction(minimum...max(minimum, fractionCount))
    }
}
