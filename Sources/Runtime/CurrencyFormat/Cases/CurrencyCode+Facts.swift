import CurrencyCore

extension CurrencyCode {
    /// The fraction digits of the minor unit, in which payments are counted; nil if there is none, or if the data does not
    /// have the currency.
    ///
    ///     try CurrencyCode("JPY").minorUnit           // 0
    ///     try CurrencyCode("XAU").minorUnit           // nil
    public var minorUnit: Int? { CurrencyData.bundled.facts(of: self)?.minorUnit }
}
