/// One row: what the image is made from.
public enum ImageColumn {
    /// The CLDR version of the locales, such as `48`.
    @inlinable public static var cldrVersion: Column { Column(0, 2, .text(.text)) }
    /// The source's name and version, such as `cldr-json 48.0.0`.
    @inlinable public static var source: Column { Column(2, 2, .text(.text)) }
    /// The publication date of ISO 4217's list one, or the empty text.
    @inlinable public static var isoPublished: Column { Column(4, 2, .text(.text)) }
    /// What was left out of the image: `ImageOmissions`; 0 where it is whole.
    @inlinable public static var omissions: Column { Column(6, 1, .number(upTo: 15)) }
    @inlinable public static var width: Int { 7 }
    static var all: [Column] { [cldrVersion, source, isoPublished, omissions] }
}

/// The locales, sorted by identifier, and a sentinel row that only ends the runs of the one before it.
public enum LocaleColumn {
    /// The identifier in the pool of identifiers.
    @inlinable public static var identifier: Column { Column(0, 2, .text(.identifiers)) }
    /// The locale that it inherits from; the root is its own parent.
    @inlinable public static var parent: Column { Column(2, 2, .row(.locales)) }
    @inlinable public static var defaultSystem: Column { Column(4, 1, .row(.numberingSystems)) }
    @inlinable public static var nativeSystem: Column { Column(5, 1, .row(.numberingSystems)) }
    @inlinable public static var traditionalSystem: Column { Column(6, 1, .optionalRow(.numberingSystems)) }
    @inlinable public static var financeSystem: Column { Column(7, 1, .optionalRow(.numberingSystems)) }
    /// How many digits must stand before the first separator: 2 writes 1000 but 10,000.
    @inlinable public static var minimumGroupingDigits: Column { Column(8, 1, .number(upTo: 9)) }
    /// The locale's numbering systems; locales that agree share a run.
    @inlinable public static var firstSystem: Column { Column(9, 2, .runStart(.systems)) }
    @inlinable public static var systemCount: Column { Column(11, 1, .number(upTo: 127)) }
    /// The currency values that the locale has of its own.
    @inlinable public static var firstCurrencyValue: Column { Column(12, 2, .firstRow(.currencyValues)) }
    /// The row of `pluralLanguages` whose rules count for the locale.
    @inlinable public static var plurals: Column { Column(14, 2, .optionalRow(.pluralLanguages)) }
    @inlinable public static var width: Int { 16 }
    static var all: [Column] {
        [
            identifier, parent, defaultSystem, nativeSystem, traditionalSystem, financeSystem, minimumGroupingDigits,
            firstSystem, systemCount, firstCurrencyValue, plurals,
        ]
    }
}

/// Replaced languages, sorted by the identifier that is replaced.
public enum LanguageAliasColumn {
    @inlinable public static var from: Column { Column(0, 3, .text(.identifiers)) }
    @inlinable public static var to: Column { Column(3, 3, .text(.identifiers)) }
    @inlinable public static var width: Int { 6 }
    static var all: [Column] { [from, to] }
}

/// Replaced regions, sorted by the region that is replaced. Where one was divided, the first successor.
public enum TerritoryAliasColumn {
    @inlinable public static var from: Column { Column(0, 3, .ascii) }
    @inlinable public static var to: Column { Column(3, 3, .ascii) }
    @inlinable public static var width: Int { 6 }
    static var all: [Column] { [from, to] }
}

/// Likely subtags of the languages that have data, sorted by the short identifier.
public enum LikelySubtagsColumn {
    @inlinable public static var from: Column { Column(0, 3, .text(.identifiers)) }
    /// Script and region: `Latn-DE`.
    @inlinable public static var to: Column { Column(3, 3, .text(.identifiers)) }
    @inlinable public static var width: Int { 6 }
    static var all: [Column] { [from, to] }
}

/// The parents that CLDR names for locales without data, where cutting subtags off leads elsewhere: `pt-FR` inherits from
/// `pt-PT`. Sorted by the locale.
public enum ParentLocaleColumn {
    @inlinable public static var locale: Column { Column(0, 3, .text(.identifiers)) }
    @inlinable public static var parent: Column { Column(3, 2, .row(.locales)) }
    @inlinable public static var width: Int { 5 }
    static var all: [Column] { [locale, parent] }
}
