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

    @inlinable package static var table: TableID { .currencyFacts }

    @inlinable @_transparent
    package init() {}

    @inlinable @_transparent
    package mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.number(&minorUnit, 0...9)
        columns.number(&numericCode, 0...999)
        columns.number(&status, 0...4)
        columns.number(&withdrawn, 0...36000)
    }
}
