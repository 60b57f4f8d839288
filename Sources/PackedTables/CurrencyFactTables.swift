/// ISO 4217's facts, one row for each row of `currencies`.
public enum CurrencyFactColumn {
    /// One more than the decimals of the minor unit; 0 where there is none. It is ISO's for what is on list one, and
    /// CLDR's digits for what is withdrawn or not of ISO.
    @inlinable public static var minorUnit: Column { Column(0, 1, .number(upTo: 10)) }
    /// One more than the numeric code; 0 where there is none.
    @inlinable public static var numericCode: Column { Column(1, 2, .number(upTo: 1000)) }
    /// `CurrencyStatus`.
    @inlinable public static var status: Column { Column(3, 1, .number(upTo: 4)) }
    /// `PackedMonth` of the last withdrawal; 0 where it is not withdrawn.
    @inlinable public static var withdrawn: Column { Column(4, 3, .number(upTo: 36000)) }
    @inlinable public static var width: Int { 7 }
    static var all: [Column] { [minorUnit, numericCode, status, withdrawn] }
}

/// Regions that have or had currencies, sorted by code, and a sentinel row.
public enum RegionColumn {
    @inlinable public static var code: Column { Column(0, 3, .ascii) }
    @inlinable public static var firstCurrency: Column { Column(3, 2, .firstRow(.regionCurrencies)) }
    @inlinable public static var width: Int { 5 }
    static var all: [Column] { [code, firstCurrency] }
}

/// The currencies of regions, in CLDR's order: that of today first.
public enum RegionCurrencyColumn {
    /// The code: it need not be one of `currencies`, where a slice has chosen ones.
    @inlinable public static var currency: Column { Column(0, 3, .ascii) }
    /// `PackedDate` of the first day; 0 where it is not known.
    @inlinable public static var from: Column { Column(3, 3, .number(upTo: 2_097_151)) }
    /// `PackedDate` of the last day; 0 where it has not ended.
    @inlinable public static var to: Column { Column(6, 3, .number(upTo: 2_097_151)) }
    /// 1 where it is or was legal tender.
    @inlinable public static var tender: Column { Column(9, 1, .number(upTo: 1)) }
    @inlinable public static var width: Int { 10 }
    static var all: [Column] { [currency, from, to, tender] }
}
