/// A row of an image of names.
public protocol NamesTableRow: PackedRow {
    static var table: PackedNamesTable { get }
}

/// The vocabulary and the records of each locale of the index.
public struct NamesLocaleRow: NamesTableRow {
    public var vocabulary = 0
    /// The row of `presence`; none where the locale has no records.
    public var presence: Int?
    public var firstBlock = 0

    public static var table: PackedNamesTable { .locales }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&vocabulary, 0...16383)
        columns.number(&presence, 0...16382)
        columns.number(&firstBlock, 0...16383)
    }
}

/// The symbols of each vocabulary.
public struct VocabularyRow: NamesTableRow {
    public var firstSymbol = 0
    public var symbolCount = 0

    public static var table: PackedNamesTable { .vocabularies }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&firstSymbol, width: 3)
        columns.number(&symbolCount, 0...PackedNamesLayout.maximumSymbols)
    }
}

/// What each symbol stands for.
public struct NameSymbolRow: NamesTableRow {
    /// `SymbolDefinition`.
    public var definition = 0

    public static var table: PackedNamesTable { .symbols }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&definition, width: 3)
    }
}

/// Where every tenth record of a locale begins.
public struct BlockRow: NamesTableRow {
    /// The offset in `records`.
    public var firstRecord = 0

    public static var table: PackedNamesTable { .blocks }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&firstRecord, width: 3)
    }
}
