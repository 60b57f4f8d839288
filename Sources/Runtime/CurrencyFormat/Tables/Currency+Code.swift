import CurrencyCore

extension Currency {
    /// The code: three letters.
    ///
    ///     Currency.euro.code          // EUR
    ///     Currency.none.code          // XXX: ISO 4217's "no currency"
    public var code: CurrencyCode {
        CurrencyCode(canonical: Self.rawValues.bytes(at: ordinal)) ?? .unknown
    }
}
