/// The currencies for which the image has data, sorted by code.
@usableFromInline
package struct CurrencyRow: TableRow {
    @ThreeBytes @usableFromInline package var code: PackedCode
    /// The fraction digits that CLDR displays.
    @OneByte @usableFromInline package var digits: Int
    /// The rounding increment, in units of the last fraction digit; 0 and 1 mean that no increment applies.
    @OneByte @usableFromInline package var rounding: Int
    @OneByte @usableFromInline package var cashDigits: Int
    @OneByte @usableFromInline package var cashRounding: Int

    @inlinable @_transparent package static var table: TableID { .currencies }

    @usableFromInline package var columns: [Column] {
        [
            Column(_code), Column(_digits, most: 9), Column(_rounding, most: 100), Column(_cashDigits, most: 9),
            Column(_cashRounding, most: 100),
        ]
    }
}

/// ISO 4217's facts, one row for each row of `currencies`.
@usableFromInline
package struct CurrencyFactRow: TableRow {
    /// The fraction digits of the minor unit. They are ISO 4217's for a code on list one, and CLDR's for a code that is
    /// withdrawn or not part of ISO 4217.
    @OneByte @usableFromInline package var minorUnit: Int?
    @TwoBytes @usableFromInline package var numericCode: Int?
    @OneByte @usableFromInline package var status: CurrencyStatus
    /// The month of the last withdrawal.
    @ThreeBytes @usableFromInline package var withdrawn: PackedMonth?

    @inlinable @_transparent package static var table: TableID { .currencyFacts }

    @usableFromInline package var columns: [Column] {
        [
            Column(_minorUnit, most: 9), Column(_numericCode, most: 999), Column(_status, most: 4),
            Column(_withdrawn, most: 36000),
        ]
    }
}
