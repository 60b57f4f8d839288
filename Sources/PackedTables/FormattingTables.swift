/// The numbering systems of CLDR, sorted by identifier.
public enum NumberingSystemColumn {
    /// The identifier in the pool of identifiers.
    @inlinable public static var identifier: Column { Column(0, 2, .text(.identifiers)) }
    /// Ten digits; none for an algorithmic system.
    @inlinable public static var digits: Column { Column(2, 2, .optionalText(.text)) }
    @inlinable public static var width: Int { 4 }
    static var all: [Column] { [identifier, digits] }
}

/// What a locale has for one numbering system.
public enum SystemColumn {
    @inlinable public static var numberingSystem: Column { Column(0, 1, .row(.numberingSystems)) }
    @inlinable public static var symbols: Column { Column(1, 2, .row(.symbolSets)) }
    @inlinable public static var currencyPatterns: Column { Column(3, 2, .row(.currencyPatternSets)) }
    @inlinable public static var decimal: Column { Column(5, 2, .text(.text)) }
    @inlinable public static var percent: Column { Column(7, 2, .text(.text)) }
    @inlinable public static var spacing: Column { Column(9, 1, .row(.spacingSets)) }
    @inlinable public static var miscellaneous: Column { Column(10, 2, .optionalRow(.miscellaneousSets)) }
    @inlinable public static var decimalShort: Column { Column(12, 2, .optionalRow(.compactSets)) }
    @inlinable public static var decimalLong: Column { Column(14, 2, .optionalRow(.compactSets)) }
    @inlinable public static var currencyShort: Column { Column(16, 2, .optionalRow(.compactSets)) }
    /// `SystemFormats`: what the root has of its own. Nothing in all other locales.
    @inlinable public static var ownOfRoot: Column { Column(18, 1, .number(upTo: 15)) }
    @inlinable public static var width: Int { 19 }
    static var all: [Column] {
        [
            numberingSystem, symbols, currencyPatterns, decimal, percent, spacing, miscellaneous, decimalShort,
            decimalLong, currencyShort, ownOfRoot,
        ]
    }
}

/// Sets of symbols.
public enum SymbolColumn {
    @inlinable public static var decimal: Column { Column(0, 2, .text(.text)) }
    @inlinable public static var group: Column { Column(2, 2, .text(.text)) }
    @inlinable public static var percentSign: Column { Column(4, 2, .text(.text)) }
    @inlinable public static var plusSign: Column { Column(6, 2, .text(.text)) }
    @inlinable public static var minusSign: Column { Column(8, 2, .text(.text)) }
    @inlinable public static var approximatelySign: Column { Column(10, 2, .text(.text)) }
    @inlinable public static var perMille: Column { Column(12, 2, .text(.text)) }
    @inlinable public static var infinity: Column { Column(14, 2, .text(.text)) }
    @inlinable public static var nan: Column { Column(16, 2, .text(.text)) }
    /// The decimal separator of money, where it is another than that of numbers.
    @inlinable public static var currencyDecimal: Column { Column(18, 2, .optionalText(.text)) }
    @inlinable public static var currencyGroup: Column { Column(20, 2, .optionalText(.text)) }
    @inlinable public static var width: Int { 22 }
    static var all: [Column] {
        [
            decimal, group, percentSign, plusSign, minusSign, approximatelySign, perMille, infinity, nan,
            currencyDecimal, currencyGroup,
        ]
    }
}

/// Sets of currency patterns.
public enum CurrencyPatternColumn {
    @inlinable public static var standard: Column { Column(0, 2, .text(.text)) }
    @inlinable public static var standardAlphaNextToNumber: Column { Column(2, 2, .optionalText(.text)) }
    @inlinable public static var standardNoCurrency: Column { Column(4, 2, .optionalText(.text)) }
    @inlinable public static var accounting: Column { Column(6, 2, .text(.text)) }
    @inlinable public static var accountingAlphaNextToNumber: Column { Column(8, 2, .optionalText(.text)) }
    @inlinable public static var accountingNoCurrency: Column { Column(10, 2, .optionalText(.text)) }
    /// `NearVariants`.
    @inlinable public static var nearVariants: Column { Column(12, 1, .number(upTo: 3)) }
    @inlinable public static var width: Int { 13 }
    static var all: [Column] {
        [
            standard, standardAlphaNextToNumber, standardNoCurrency, accounting, accountingAlphaNextToNumber,
            accountingNoCurrency, nearVariants,
        ]
    }
}

/// Sets of currency spacing rules.
public enum SpacingColumn {
    @inlinable public static var beforeCurrencyMatch: Column { Column(0, 2, .text(.text)) }
    @inlinable public static var beforeSurroundingMatch: Column { Column(2, 2, .text(.text)) }
    @inlinable public static var beforeInsertBetween: Column { Column(4, 2, .text(.text)) }
    @inlinable public static var afterCurrencyMatch: Column { Column(6, 2, .text(.text)) }
    @inlinable public static var afterSurroundingMatch: Column { Column(8, 2, .text(.text)) }
    @inlinable public static var afterInsertBetween: Column { Column(10, 2, .text(.text)) }
    @inlinable public static var width: Int { 12 }
    static var all: [Column] {
        [
            beforeCurrencyMatch, beforeSurroundingMatch, beforeInsertBetween, afterCurrencyMatch,
            afterSurroundingMatch, afterInsertBetween,
        ]
    }
}

/// The currencies that anything is known of, sorted by code.
public enum CurrencyColumn {
    @inlinable public static var code: Column { Column(0, 3, .ascii) }
    /// Decimals that CLDR displays.
    @inlinable public static var digits: Column { Column(3, 1, .number(upTo: 9)) }
    /// Steps of the last decimal; 0 and 1 mean no rounding beyond the digits.
    @inlinable public static var rounding: Column { Column(4, 1, .number(upTo: 100)) }
    @inlinable public static var cashDigits: Column { Column(5, 1, .number(upTo: 9)) }
    @inlinable public static var cashRounding: Column { Column(6, 1, .number(upTo: 100)) }
    @inlinable public static var width: Int { 7 }
    static var all: [Column] { [code, digits, rounding, cashDigits, cashRounding] }
}

/// What locales say of currencies, sorted by key within each locale.
public enum CurrencyValueColumn {
    /// `CurrencyValueKey`.
    @inlinable public static var key: Column { Column(0, 2, .number(upTo: 16383)) }
    @inlinable public static var value: Column { Column(2, 2, .text(.text)) }
    @inlinable public static var width: Int { 4 }
    static var all: [Column] { [key, value] }
}

/// Where the symbols of currencies that begin with a byte, behind bidi controls, stand in the pool of texts, one after the
/// other; sorted by that byte. The last row only ends the run of the one before it.
public enum CurrencySymbolColumn {
    @inlinable public static var firstByte: Column { Column(0, 2, .number(upTo: 255)) }
    @inlinable public static var start: Column { Column(2, 2, .text(.text)) }
    @inlinable public static var width: Int { 4 }
    static var all: [Column] { [firstByte, start] }
}
