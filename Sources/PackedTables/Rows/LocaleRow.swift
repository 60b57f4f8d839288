/// The locales, sorted by identifier, and a sentinel row that only ends the runs of the one before it.
public struct LocaleRow: TableRow {
    public var identifier = TextReference<Identifiers>()
    /// The locale that it inherits from; the root is its own parent.
    public var parent = RowReference<LocaleRow>()
    public var defaultSystem = RowReference<NumberingSystemRow>()
    public var nativeSystem = RowReference<NumberingSystemRow>()
    public var traditionalSystem: RowReference<NumberingSystemRow>?
    public var financeSystem: RowReference<NumberingSystemRow>?
    /// How many digits must stand before the first grouping separator: 2 writes 1000 but 10,000.
    public var minimumGroupingDigits = 0
    /// The numbering systems that the locale lists, latn among them; `SystemTables` has the rule for others. Locales
    /// that agree share a run.
    public var systems = RowRun<SystemRow>()
    /// The first of the locale's own currency values.
    public var firstCurrencyValue = RowReference<CurrencyValueRow>()
    /// The language whose plural rules apply to the locale.
    public var plurals: RowReference<PluralLanguageRow>?

    @inlinable public static var table: TableID { .locales }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&identifier, width: 2)
        columns.row(&parent, width: 2)
        columns.row(&defaultSystem, width: 1)
        columns.row(&nativeSystem, width: 1)
        columns.row(&traditionalSystem, width: 1)
        columns.row(&financeSystem, width: 1)
        columns.number(&minimumGroupingDigits, 0...9)
        columns.run(&systems, width: 2, 1...127)
        columns.firstRow(&firstCurrencyValue, width: 2)
        columns.row(&plurals, width: 2)
    }
}

extension PackedImage {
    /// A locale's own rows, without those that it inherits.
    @inlinable @inline(__always)
    public func currencyValues(of locale: Int) -> Range<Int> {
        let locales = rows(of: LocaleRow.self)
        return locales[locale].firstCurrencyValue.index..<locales[locale + 1].firstCurrencyValue.index
    }
}
