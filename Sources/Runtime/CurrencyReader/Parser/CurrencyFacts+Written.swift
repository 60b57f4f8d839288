import CurrencyCore

extension CurrencyFacts {
    /// The fraction digits that people write: those of the minor unit, but no thousandths where CLDR shows no fraction, as for
    /// the dinar of Iraq.
    var writtenMinorUnit: Int? { minorUnit.map { $0 > 2 ? min($0, displayDigits) : $0 } }
}
