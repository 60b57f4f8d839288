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
        let digits: PatternDigits
        (digits, scale) = try NumberPatternReader.read(Array(text.utf8))
        kept = KeptText(text)
        compiled = KeptText(CompiledPattern(text).string)
        precision = digits.precision
        minimumIntegerDigits = digits.minimumIntegerDigits
        decimalSeparator = digits.endsWithDecimal ? .always : .auto
    }
}

extension NumberFormatPattern: CustomStringConvertible {
    /// The pattern in LDML's syntax, as the caller wrote it.
    public var description: String { text }
}
