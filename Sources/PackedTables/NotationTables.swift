/// Compact tables: runs of patterns, ended by a sentinel row.
public enum CompactSetColumn {
    @inlinable public static var firstPattern: Column { Column(0, 2, .firstRow(.compactPatterns)) }
    @inlinable public static var width: Int { 2 }
    static var all: [Column] { [firstPattern] }
}

/// Compact patterns, sorted by category and then by magnitude.
///
/// A row stands for a run of magnitudes whose patterns differ only in having one more zero each.
public enum CompactPatternColumn {
    /// `CompactKey`.
    @inlinable public static var category: Column { Column(0, 1, .number(upTo: 15)) }
    /// `CompactMagnitude`: the first.
    @inlinable public static var zeros: Column { Column(1, 1, .number(upTo: 127)) }
    /// `CompactRun`.
    @inlinable public static var run: Column { Column(2, 1, .number(upTo: 127)) }
    /// The pattern with its zeros written as one.
    @inlinable public static var pattern: Column { Column(3, 3, .text(.notationText)) }
    @inlinable public static var width: Int { 6 }
    static var all: [Column] { [category, zeros, run, pattern] }

}

/// Patterns that put amount and name together, or number and unit, sorted by category within each set.
public enum UnitPatternColumn {
    /// `CountForm`.
    @inlinable public static var category: Column { Column(0, 1, .number(upTo: 7)) }
    @inlinable public static var pattern: Column { Column(1, 3, .text(.notationText)) }
    @inlinable public static var width: Int { 4 }
    static var all: [Column] { [category, pattern] }
}

/// Sets of the patterns that qualify or join formatted numbers.
public enum MiscellaneousColumn {
    @inlinable public static var approximately: Column { Column(0, 3, .text(.notationText)) }
    @inlinable public static var atLeast: Column { Column(3, 3, .text(.notationText)) }
    @inlinable public static var atMost: Column { Column(6, 3, .text(.notationText)) }
    @inlinable public static var range: Column { Column(9, 3, .text(.notationText)) }
    @inlinable public static var firstUnitPattern: Column { Column(12, 2, .runStart(.unitPatterns)) }
    @inlinable public static var unitPatternCount: Column { Column(14, 1, .number(upTo: 8)) }
    /// None where the source of the data has no units.
    @inlinable public static var measureUnits: Column { Column(15, 1, .optionalRow(.measureUnitSets)) }
    @inlinable public static var width: Int { 16 }
    static var all: [Column] {
        [approximately, atLeast, atMost, range, firstUnitPattern, unitPatternCount, measureUnits]
    }
}

/// Sets of the patterns that percent and permille have as units of measurement. A category whose pattern is that of
/// `other` has no row.
public enum MeasureUnitColumn {
    @inlinable public static var firstPercent: Column { Column(0, 2, .runStart(.unitPatterns)) }
    @inlinable public static var percentCount: Column { Column(2, 1, .number(upTo: 8)) }
    @inlinable public static var firstPermille: Column { Column(3, 2, .runStart(.unitPatterns)) }
    @inlinable public static var permilleCount: Column { Column(5, 1, .number(upTo: 8)) }
    @inlinable public static var width: Int { 6 }
    static var all: [Column] { [firstPercent, percentCount, firstPermille, permilleCount] }
}

/// Languages with plural rules, sorted by identifier; languages that agree share their runs.
public enum PluralLanguageColumn {
    @inlinable public static var identifier: Column { Column(0, 2, .text(.identifiers)) }
    @inlinable public static var firstRule: Column { Column(2, 2, .runStart(.pluralRules)) }
    @inlinable public static var ruleCount: Column { Column(4, 1, .number(upTo: 6)) }
    @inlinable public static var firstRange: Column { Column(5, 2, .runStart(.pluralRanges)) }
    @inlinable public static var rangeCount: Column { Column(7, 1, .number(upTo: 36)) }
    @inlinable public static var width: Int { 8 }
    static var all: [Column] { [identifier, firstRule, ruleCount, firstRange, rangeCount] }
}

/// Plural rules in LDML's syntax, in the order of the categories.
public enum PluralRuleColumn {
    /// `CountForm`.
    @inlinable public static var category: Column { Column(0, 1, .number(upTo: 7)) }
    @inlinable public static var rule: Column { Column(1, 3, .text(.notationText)) }
    @inlinable public static var width: Int { 4 }
    static var all: [Column] { [category, rule] }
}

/// The category of a range, by those of its start and its end.
public enum PluralRangeColumn {
    /// `CountFormPair`.
    @inlinable public static var ends: Column { Column(0, 1, .number(upTo: 63)) }
    /// `CountForm`.
    @inlinable public static var category: Column { Column(1, 1, .number(upTo: 7)) }
    @inlinable public static var width: Int { 2 }
    static var all: [Column] { [ends, category] }
}
