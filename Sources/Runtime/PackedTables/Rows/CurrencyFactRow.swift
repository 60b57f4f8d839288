/// ISO 4217's facts, one row for each row of `currencies`.
@usableFromInline
package struct CurrencyFactRow: TableRow {
    /// The fraction digits of the minor unit. They are ISO 4217's for a code on list one, and CLDR's for a code that is
    /// withdrawn or not part of ISO 4217.
    @OneByte @usableFromInline package var minorUnit: Int?
    @TwoBytes @usableFromInline package var numericCode: Int?
    @OneByte @usableFromInline package var status = CurrencyStatus.notISO
    /// The month of the last withdrawal.
    @ThreeBytes @usableFromInline package var withdrawn: PackedMonth?

    @inlinable @_transparent package static var table: TableID { .currencyFacts }

    @usableFromInline package init() {}

    @usableFromInline package func list(in columns: inout ColumnList) {
        columns.number(_minorUnit, most: 9)
        columns.number(_numericCode, most: 999)
        columns.number(_status, most: 4)
        columns.number(_withdrawn, most: 36000)
    }
}
