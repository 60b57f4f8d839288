/// ISO 4217's facts, one row for each row of `currencies`.
@usableFromInline
package struct CurrencyFactRow: TableRow {
    /// The fraction digits of the minor unit. They are ISO 4217's for a code on list one, and CLDR's for a code that is
    /// withdrawn or not part of ISO 4217.
    @usableFromInline package var minorUnit: Int?
    @usableFromInline package var numericCode: Int?
    @usableFromInline package var status = CurrencyStatus.notISO
    /// The month of the last withdrawal.
    @usableFromInline package var withdrawn: PackedMonth?

    @inlinable @_transparent package static var table: TableID { .currencyFacts }

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&minorUnit, most: 9)
        columns.number(&numericCode, most: 999)
        columns.number(&status, most: 4)
        columns.number(&withdrawn, most: 36000)
    }
}
