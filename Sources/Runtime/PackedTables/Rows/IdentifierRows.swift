/// CLDR's language aliases, sorted by the replaced identifier.
@usableFromInline
package struct LanguageAliasRow: TableRow {
    @ThreeBytes @usableFromInline package var from: TextReference<Identifiers>
    @ThreeBytes @usableFromInline package var to: TextReference<Identifiers>

    @inlinable @_transparent package static var table: TableID { .languageAliases }

    @usableFromInline package var columns: [Column] {
        [Column(_from), Column(_to)]
    }
}

/// CLDR's territory aliases, sorted by the replaced region. The alias of a divided region is its first successor.
@usableFromInline
package struct TerritoryAliasRow: TableRow {
    @ThreeBytes @usableFromInline package var from: PackedCode
    @ThreeBytes @usableFromInline package var to: PackedCode

    @inlinable @_transparent package static var table: TableID { .territoryAliases }

    @usableFromInline package var columns: [Column] {
        [Column(_from), Column(_to)]
    }
}

/// The likely subtags of languages with data, sorted by the short identifier.
@usableFromInline
package struct LikelySubtagsRow: TableRow {
    @ThreeBytes @usableFromInline package var from: TextReference<Identifiers>
    /// The script and the region: `Latn-DE`.
    @ThreeBytes @usableFromInline package var to: TextReference<Identifiers>

    @inlinable @_transparent package static var table: TableID { .likelySubtags }

    @usableFromInline package var columns: [Column] {
        [Column(_from), Column(_to)]
    }
}

/// The parents that CLDR names for locales without data, if truncation would lead elsewhere: `pt-FR` inherits from
/// `pt-PT`. Sorted by locale.
@usableFromInline
package struct ParentLocaleRow: TableRow {
    @ThreeBytes @usableFromInline package var locale: TextReference<Identifiers>
    @TwoBytes @usableFromInline package var parent: RowReference<LocaleRow>

    @inlinable @_transparent package static var table: TableID { .parentLocales }

    @usableFromInline package var columns: [Column] {
        [Column(_locale), Column(_parent)]
    }
}
