import CurrencyCore

extension Currency {
    /// Creates the currency with a numeric code on a day: 532 is `ANG` in 2024 and `XCG` in 2026.
    public init?(numericCode: Int, on date: CalendarDate) {
        self.init(held: CurrencyData.bundled.heldCurrency(numericCode: numericCode, on: date))
    }

    private init?(held code: CurrencyCode?) {
        guard let code else { return nil }
        self.init(code)
    }
}
