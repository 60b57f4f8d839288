/// The name of a set of rules by which a language spells numbers, in the terms of LDML.
///
///     try NumberWords.bundled.spell(1, in: .germanGermany, ruleSet: .cardinalFeminine)           // "eine"
///     try NumberWords.bundled.spell(1, in: .germanGermany, ruleSet: "spellout-ordinal-m")        // "erstem"
///
/// Each language has the sets that its grammar needs. `NumberWords.ruleSets(in:)` lists them.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting>.
public struct NumberRuleSet: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// LDML's name, such as `spellout-cardinal-feminine`, without the percent sign before it.
    public var rawValue: String

    /// Makes the name of a rule set. A percent sign before it, as in LDML, is left out.
    public init(rawValue: String) {
        self.rawValue = rawValue.utf8.first == UInt8(ascii: "%") ? String(rawValue.dropFirst()) : rawValue
    }

    /// Makes the name of a rule set from a literal.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
}

extension NumberRuleSet {
    /// Numbers that stand alone, as in counting. Every locale has this set, and it is the default.
    public static let numbering: Self = "spellout-numbering"
    /// Years: 1984 is "nineteen eighty-four".
    public static let numberingYear: Self = "spellout-numbering-year"
    /// Numbers as in contracts: "one hundred and one" in English.
    public static let numberingVerbose: Self = "spellout-numbering-verbose"
    /// Quantities, in languages without grammatical gender.
    public static let cardinal: Self = "spellout-cardinal"
    /// Quantities of a masculine noun.
    public static let cardinalMasculine: Self = "spellout-cardinal-masculine"
    /// Quantities of a feminine noun.
    public static let cardinalFeminine: Self = "spellout-cardinal-feminine"
    /// Quantities of a neuter noun.
    public static let cardinalNeuter: Self = "spellout-cardinal-neuter"
    /// Quantities in the characters against forgery of Chinese and Japanese: 壹, 贰, 叁.
    public static let cardinalFinancial: Self = "spellout-cardinal-financial"
    /// Ordinal numbers: "twenty-first".
    public static let ordinal: Self = "spellout-ordinal"
    /// Ordinal numbers in digits: "21st".
    public static let digitsOrdinal: Self = "digits-ordinal"
}

extension NumberRuleSet: CustomStringConvertible {
    /// LDML's name.
    public var description: String { rawValue }
}
