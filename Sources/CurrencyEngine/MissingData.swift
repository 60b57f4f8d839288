import CurrencyCore

// What a style needs and its data was cut down to be without.

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
        // An amount of no currency that shows none needs nothing of any.
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
    /// The bundled data lacks nothing. With a slice `plan` is there too, but of what the slice lacks it writes U+FFFD, as
    /// `String(decoding:as:)` does of bytes that are no text: an amount is right, or it is no amount.
    ///
    /// - Throws: `CurrencyDataError`.
    public func checkedPlan() throws(CurrencyDataError) -> FormatPlan {
        let plan = self.plan
        if let missing = plan.missingData { throw missing }
        return plan
    }
}
