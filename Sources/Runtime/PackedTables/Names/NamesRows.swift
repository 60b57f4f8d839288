/// A row of an image of names.
@usableFromInline
package protocol NamesTableRow: PackedRow {
    static var table: PackedNamesTable { get }
}

/// The vocabulary and the records of each locale of the index.
@usableFromInline
package struct NamesLocaleRow: NamesTableRow {
    @usableFromInline package var vocabulary = 0
    /// The row of `presence`; nil if the locale has no records.
    @usableFromInline package var presence: Int?
    @usableFromInline package var firstBlock = 0

    @usableFromInline package static var table: PackedNamesTable { .locales }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&vocabulary, most: 16383)
        columns.number(&presence, most: 16382)
        columns.number(&firstBlock, most: 16383)
    }
}

/// The symbols of each vocabulary.
@usableFromInline
package struct VocabularyRow: NamesTableRow {
    @usableFromInline package var firstSymbol = 0
    @usableFromInline package var symbolCount = 0

    @usableFromInline package static var table: PackedNamesTable { .vocabularies }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&firstSymbol, width: 3)
        columns.number(&symbolCount, most: PackedNamesLayout.maximumSymbols)
    }
}

/// The definition of each symbol.
@usableFromInline
package struct NameSymbolRow: NamesTableRow {
    /// `SymbolDefinition`.
    @usableFromInline package var definition = 0

    @usableFromInline package static var table: PackedNamesTable { .symbols }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&definition, width: 3)
    }
}

/// The offset of every tenth record of a locale.
@usableFromInline
package struct BlockRow: NamesTableRow {
    /// The offset in `records`.
    @usableFromInline package var firstRecord = 0

    @usableFromInline package static var table: PackedNamesTable { .blocks }

    @inlinable
    package init() {}

    @inlinable
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&firstRecord, width: 3)
    }
}
