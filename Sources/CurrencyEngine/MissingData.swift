import CurrencyCore

// What a style needs and its data, a slice, lacks.

extension FormatOptions {
    var missingData: CurrencyDataError? {
        switch qualifier {
        case .atLeast, .atMost: return data.missing(.notation)
        case .approximately, nil: return notation == .standard ? nil : data.missing(.notation)
        }
    }
}

extension CurrencyStyle {
    var missingData: CurrencyDataError? {
        if data.isWhole { return nil }
        switch display {
        case .name: if let missing = data.missing(.notation) { return missing }
        // Amounts of XXX, with no currency shown, need no data of a currency.
        case .none where currency == .unknown: return options.missingData
        default: break
        }
        return data.missing(currency) ?? OwnCurrencyFormat.missingData(self) ?? options.missingData
    }
}

extension FormattingStyle {
    /// Everything looked up, or the error that says what the data lacks.
    ///
    ///     let plan = try CurrencyStyle(.yen, locale: .japaneseJapan).checkedPlan()
    ///     plan.format(1234)       // "￥1,234"
    ///
    /// The bundled data lacks nothing. Where a slice lacks something, `plan` throws no error, but writes U+FFFD for
    /// every amount, as `String(decoding:as:)` does for invalid bytes: no amount is ever written wrong.
    ///
    /// - Throws: `CurrencyDataError`.
    public func checkedPlan() throws(CurrencyDataError) -> FormatPlan {
        let plan = self.plan
        if let missing = plan.missingData { throw missing }
        return plan
    }
}
