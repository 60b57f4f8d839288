/// The address of one value in a locale's number data, in CLDR's words.
///
/// The path of a field is its place in the snapshot and its name in messages:
///
///     systems/latn/symbols/decimal
///     systems/latn/patterns/standard-alphaNextToNumber
///     systems/latn/compact/currency-short/1000/one-alphaNextToNumber
///     currencies/EUR/symbol
///     names/EUR/one
///     units/percent/one
///     rules/SpelloutRules
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Elements>, and for units
/// <https://www.unicode.org/reports/tr35/tr35-general.html#Unit_Elements>.
public enum LocaleField: Hashable, Sendable {
    case numberingSystem(NumberingSystemRole)
    case minimumGroupingDigits
    case symbol(system: String, SymbolKind)
    case pattern(system: String, PatternKind)
    case spacing(system: String, SpacingSide, SpacingPart)
    case appendISO(system: String)
    case unitPattern(system: String, PluralCategory)
    /// `zeros` is the power of ten at which the pattern starts: 3 for thousands.
    case compact(system: String, CompactKind, zeros: Int, PluralCategory, alphaNextToNumber: Bool)
    case miscellaneous(system: String, MiscellaneousKind)
    case currency(code: String, CurrencyPart)
    /// A currency's display name; without a category, the name that is used alone.
    case name(code: String, PluralCategory?)
    /// The short pattern that joins a number and a unit, such as `{0} %`.
    case measureUnit(MeasureUnit, PluralCategory)
    /// The rules for numbers in words: a line for each rule and for the name of each rule set.
    case numberRules(NumberRuleGroup)
}

/// LDML's groups of rule sets for numbers in words. Rule sets refer only to others of their group, so a group is inherited
/// as a whole.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting>.
public enum NumberRuleGroup: String, CaseIterable, Sendable {
    case spellout = "SpelloutRules"
    case ordinal = "OrdinalRules"
    case duration = "DurationRules"
    case numberingSystem = "NumberingSystemRules"
}

/// The units of measurement for percent styles; in LDML, those of the type `concentr`.
public enum MeasureUnit: String, CaseIterable, Sendable {
    case percent
    case permille
}

/// The purposes for which a locale uses numbering systems.
public enum NumberingSystemRole: String, CaseIterable, Sendable {
    case `default`
    case native
    case traditional
    case finance
}

/// The symbols of a numbering system in a locale.
public enum SymbolKind: String, CaseIterable, Sendable {
    case decimal
    case group
    case list
    case percentSign
    case plusSign
    case minusSign
    case approximatelySign
    case exponential
    case superscriptingExponent
    case perMille
    case infinity
    case nan
    case timeSeparator
    case currencyDecimal
    case currencyGroup
    case decimalAltUS = "decimal-alt-us"
    case groupAltUS = "group-alt-us"
    case timeSeparatorAltVariant = "timeSeparator-alt-variant"
}

/// The whole-number patterns of a numbering system in a locale.
public enum PatternKind: String, CaseIterable, Sendable {
    case decimal
    case percent
    case scientific
    case standard
    case standardAlphaNextToNumber = "standard-alphaNextToNumber"
    case standardNoCurrency = "standard-noCurrency"
    case accounting
    case accountingAlphaNextToNumber = "accounting-alphaNextToNumber"
    case accountingNoCurrency = "accounting-noCurrency"
}

/// The side of the currency to which a spacing rule applies.
public enum SpacingSide: String, CaseIterable, Sendable {
    case beforeCurrency
    case afterCurrency
}

/// The three parts of a currency spacing rule.
public enum SpacingPart: String, CaseIterable, Sendable {
    case currencyMatch
    case surroundingMatch
    case insertBetween
}

/// The compact pattern tables. LDML has no long form for currencies.
public enum CompactKind: String, CaseIterable, Sendable {
    case decimalShort = "decimal-short"
    case decimalLong = "decimal-long"
    case currencyShort = "currency-short"
}

/// The patterns that qualify or join formatted numbers.
public enum MiscellaneousKind: String, CaseIterable, Sendable {
    case approximately
    case atLeast
    case atMost
    case range
}

/// The values that a locale may have for one currency, apart from its names.
public enum CurrencyPart: String, CaseIterable, Sendable {
    case symbol
    case narrow
    case formal
    case variant
    case pattern
    case decimal
    case group
}
