/// The vocabulary and the records of each row of `locales`, also of its sentinel.
@usableFromInline
package struct NameLocaleRow: TableRow {
    @TwoBytes @usableFromInline package var vocabulary: RowReference<VocabularyRow>
    /// The row of `namePresence`; nil if the locale has no records.
    @TwoBytes @usableFromInline package var presence: Int?
    @TwoBytes @usableFromInline package var firstBlock: RowReference<NameBlockRow>

    @inlinable @_transparent package static var table: TableID { .nameLocales }

    @usableFromInline package var columns: [Column] {
        [Column(_vocabulary), Column(_presence, most: 16382), Column(firstRow: _firstBlock)]
    }
}

/// The symbols of each vocabulary. A sentinel row ends those of the last one.
@usableFromInline
package struct VocabularyRow: TableRow {
    @ThreeBytes @usableFromInline package var firstSymbol: RowReference<NameSymbolRow>

    @inlinable @_transparent package static var table: TableID { .vocabularies }

    @usableFromInline package var columns: [Column] {
        [Column(firstRow: _firstSymbol)]
    }
}

/// The definition of each symbol.
@usableFromInline
package struct NameSymbolRow: TableRow {
    @ThreeBytes @usableFromInline package var definition: SymbolDefinition

    @inlinable @_transparent package static var table: TableID { .nameSymbols }

    @usableFromInline package var columns: [Column] {
        [Column(_definition)]
    }
}

/// The start of every tenth record of a locale.
@usableFromInline
package struct NameBlockRow: TableRow {
    /// The offset in `nameRecords`.
    @ThreeBytes @usableFromInline package var firstRecord: Int

    @inlinable @_transparent package static var table: TableID { .nameBlocks }

    @usableFromInline package var columns: [Column] {
        [Column(_firstRecord)]
    }
}
