import PackedTables

/// The properties of a currency that do not depend on a locale.
///
/// A currency has three separate properties, because they can differ: the minor unit in which payments are counted, the
/// digits that CLDR displays, and the digits and rounding steps of cash.
///
/// The minor unit of a currency follows these rules:
///
///     on ISO 4217's list one                  what the list states: JPY 0, EUR 2, KWD 3
///     on list one with "N.A."               none: XAU and other metals, XDR, XTS, XXX
///     withdrawn (list three, which states     the one it had, which CLDR's digits tell: ITL 0, DEM 2, HRK 2
///     no decimals), or of CLDR alone
///     known to neither                        none
public struct CurrencyFacts: Hashable, Sendable {
    /// What a code stands for, according to the lists that the data was made from.
    public enum Status: Hashable, Sendable {
        /// On neither list of ISO 4217, but in CLDR.
        case notISO
        /// In use, on ISO's list one.
        case current
        /// A unit of account on ISO's list one, such as CLF.
        case fund
        /// On ISO's list one without a minor unit, such as XAU, XDR, XTS and XXX.
        case special
        /// On ISO's list three: withdrawn in this month, for the last time.
        case withdrawn(year: Int, month: Int)
        /// Not yet in use on the given day; some region uses it from this day on. Only `CurrencyData.status(of:on:)`
        /// returns this status, because a status without a day does not change over time.
        case notYetInUse(from: CalendarDate)
    }

    /// The code of the currency.
    public let code: CurrencyCode
    /// The fraction digits of the minor unit, which all functions with minor units use; nil if there is none.
    ///
    ///     let data = CurrencyData.bundled
    ///     data.facts(of: CurrencyCode(literal: "HUF"))?.minorUnit     // 2, though CLDR displays none
    ///     data.facts(of: CurrencyCode(literal: "HRK"))?.minorUnit     // 2, as it was until 2023
    ///     data.facts(of: CurrencyCode(literal: "XAU"))?.minorUnit     // nil: an ounce of gold has no decimals
    public let minorUnit: Int?
    /// The fraction digits of the minor unit in ISO 4217's list one; nil if the list states none, as for withdrawn
    /// currencies.
    public var isoMinorUnit: Int? {
        switch status {
        case .current, .fund: minorUnit
        case .special, .withdrawn, .notISO, .notYetInUse: nil
        }
    }
    /// The fraction digits that CLDR displays.
    public let displayDigits: Int
    /// The fraction digits of cash amounts.
    public let cashDigits: Int
    /// The rounding step of cash amounts in units of their last fraction digit, or 0 for none: 5 with two digits means
    /// 0.05.
    public let cashRounding: Int
    /// ISO 4217's numeric code; nil if there is none.
    public let numericCode: Int?
    /// Whether ISO 4217 lists the code, and as what.
    public let status: Status
}

extension CurrencyData {
    /// Returns the properties of a currency; nil if the data does not have its code.
    ///
    /// If `holdsAllCurrencies` is true, nil means that the code is unknown. Otherwise the currency may have been left
    /// out.
    public func facts(of currency: CurrencyCode) -> CurrencyFacts? {
        row(of: currency).map { facts(ofRow: $0, currency) }
    }

    /// Creates the facts for a currency whose row is known.
    package func facts(ofRow row: Int, _ currency: CurrencyCode) -> CurrencyFacts {
        let digits = image[CurrencyRow.self, row]
        let facts = image[CurrencyFactRow.self, row]
        return CurrencyFacts(
            code: currency, minorUnit: facts.minorUnit, displayDigits: digits.digits, cashDigits: digits.cashDigits,
            cashRounding: digits.cashRounding, numericCode: facts.numericCode, status: CurrencyFacts.Status(facts))
    }

    /// The fraction digits of the minor unit for a currency whose row is known; nil if it has no minor unit.
    package func minorUnit(ofRow row: Int) -> Int? { image[CurrencyFactRow.self, row].minorUnit }

    /// Returns the currency that a numeric code stood for on a date.
    ///
    /// ISO 4217 reuses some numbers: 532 meant ANG until March 2025 and has meant XCG since.
    ///
    /// - Throws: `CurrencyDataError.currencies` if currencies were left out, because one of them may have the number.
    public func currency(numericCode: Int, on date: CalendarDate) throws(CurrencyDataError) -> CurrencyCode? {
        guard holdsAllCurrencies else { throw .currencies }
        let wanted = PackedMonth(year: date.year, month: date.month)
        var withdrawn: (code: CurrencyCode, month: PackedMonth)?
        var current: CurrencyCode?
        for row in 0..<image.rowCount(of: CurrencyFactRow.self) {
            let facts = image[CurrencyFactRow.self, row]
            guard facts.numericCode == numericCode else { continue }
            let code = CurrencyCode(image[CurrencyRow.self, row].code)
            guard facts.status == .withdrawn else {
                current = code
                continue
            }
            // If several were withdrawn after the date, the one that was withdrawn first was in use.
            if let month = facts.withdrawn, month >= wanted, withdrawn.map({ month < $0.month }) ?? true {
                withdrawn = (code, month)
            }
        }
        return withdrawn?.code ?? current
    }
}

extension CurrencyFacts.Status {
    fileprivate init(_ facts: CurrencyFactRow) {
        switch facts.status {
        case .current: self = .current
        case .fund: self = .fund
        case .special: self = .special
        case .withdrawn:
            // A row without a month gets the earliest month.
            let month = facts.withdrawn ?? PackedMonth(packed: 0)
            self = .withdrawn(year: month.year, month: month.month)
        case .notISO: self = .notISO
        }
    }
}
