import CurrencyCore
import LDMLSyntax

// The parts of LDML's syntax that this type reads, and those that it rejects:
//
//     prefix, suffix    literal text; ' quotes, '' is an apostrophe
//     ¤ ¤¤ ¤¤¤¤¤        the currency as the style shows it, its ISO 4217 code, its narrow symbol
//     % ‰ - +           the locale's signs; % and ‰ multiply by 100 and 1000
//     #,##0  #,##,##0   the size of the last group, and of the groups before it
//     000               the fewest integer digits
//     0.00##            the fewest and the most fraction digits; after a bare point, the separator is always written
//     @@##              the fewest and the most significant digits
//     #,##0.05  50      the rounding increment: the pattern's digits as a number
//     a;b               b's affixes are those of negative numbers
//     rejected          ¤¤¤ (names), E (scientific), * (padding), ¤ in the decimal separator's place

/// A checked number pattern in LDML's syntax.
///
///     let pattern = try NumberFormatPattern("#,##0.00 ¤;(#,##0.00 ¤)")
///     CurrencyStyle(.euro, locale: .germanGermany).pattern(pattern).format(-1234.5)      // "(1.234,50 €)"
///     DecimalStyle(locale: .englishUnitedStates).pattern(try NumberFormatPattern("@@#")).format(3.14159)  // "3.14"
///
/// As in all patterns, the separators, digits and signs are the locale's. The style's options override the pattern.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns>.
public struct NumberFormatPattern: Hashable, Sendable {
    /// The pattern as the caller wrote it.
    public var text: String { kept.string }
    private let kept: KeptText
    /// The compiled pattern.
    let compiled: KeptText
    /// The digits that the pattern asks for.
    public let precision: NumberPrecision
    /// The fewest integer digits; zeros fill up to this count. It is 0 for patterns such as `#.00`, which write .50.
    public let minimumIntegerDigits: Int
    /// Whether whole numbers have a decimal separator.
    public let decimalSeparator: DecimalSeparatorDisplay
    /// The power of ten that numbers are multiplied by: 2 for a percent sign, 3 for a permille sign, and otherwise 0.
    public let scale: Int

    /// Reads and checks a pattern.
    ///
    /// - Throws: `NumberFormatPatternError`, with the UTF-8 offset of the text that does not fit.
    public init(_ text: String) throws(NumberFormatPatternError) {
        let pattern = CompiledPattern(text)
        if let problem = pattern.problem { throw NumberFormatPatternError(problem, in: text) }
        kept = KeptText(text)
        compiled = KeptText(pattern.string)
        precision = pattern.digits.precision
        minimumIntegerDigits = pattern.digits.minimumIntegerDigits
        decimalSeparator = pattern.digits.endsWithDecimal ? .always : .auto
        scale = pattern.scale
    }
}

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

extension PatternDigits {
    fileprivate var endsWithDecimal: Bool { hasDecimal && fractionCount == 0 }

    fileprivate var minimumIntegerDigits: Int {
        if integerCount == 0 { return 0 }
        return integerNumerals == 0 && fractionNumerals == 0 ? 1 : integerNumerals
    }

    fileprivate var precision: NumberPrecision {
        if atSigns > 0 { return .significant(atSigns...(atSigns + hashesAfterAt)) }
        if increment > 0 { return .increment(increment, scale: fractionNumerals) }
        let minimum = integerCount == 0 ? max(1, fractionNumerals) : fractionNumerals
        return .fraction(minimum...max(minimum, fractionCount))
    }
}

extension NumberFormatPattern: CustomStringConvertible {
    /// The pattern in LDML's syntax, as the caller wrote it.
    public var description: String { text }
}
