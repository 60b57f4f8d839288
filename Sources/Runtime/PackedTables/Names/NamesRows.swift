/// A row of an image of names.
@usableFromInline
package protocol NamesTableRow: PackedRow {
    static var table: PackedNamesTable { get }
}

/// The vocabulary and the records of each locale of the index.
@usableFromInline
package struct NamesLocaleRow: NamesTableRow {
    @TwoBytes @usableFromInline package var vocabulary = 0
    /// The row of `presence`; nil if the locale has no records.
    @TwoBytes @usableFromInline package var presence: Int?
    @TwoBytes @usableFromInline package var firstBlock = 0

    @usableFromInline package static var table: PackedNamesTable { .locales }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.number(_vocabulary, most: 16383)
        columns.number(_presence, most: 16382)
        columns.number(_firstBlock, most: 16383)
    }
}

/// The symbols of each vocabulary.
@usableFromInline
package struct VocabularyRow: NamesTableRow {
    @ThreeBytes @usableFromInline package var firstSymbol = 0
    @TwoBytes @usableFromInline package var symbolCount = 0

    @usableFromInline package static var table: PackedNamesTable { .vocabularies }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.number(_firstSymbol)
        columns.number(_symbolCount, most: PackedNamesLayout.maximumSymbols)
    }
}

/// The definition of each symbol.
@usableFromInline
package struct NameSymbolRow: NamesTableRow {
    /// `SymbolDefinition`.
    @ThreeBytes @usableFromInline package var definition = 0

    @usableFromInline package static var table: PackedNamesTable { .symbols }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.number(_definition)
    }
}

/// The offset of every tenth record of a locale.
@usableFromInline
package struct BlockRow: NamesTableRow {
    /// The offset in `records`.
    @ThreeBytes @usableFromInline package var firstRecord = 0

    @usableFromInline package static var table: PackedNamesTable { .blocks }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.number(_firstRecord)
    }
}
