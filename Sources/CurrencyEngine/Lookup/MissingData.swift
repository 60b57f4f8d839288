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
    public var missingData: CurrencyDataError? {
        if data.isWhole { return nil }
        switch display {
        case .name: if let missing = data.missing(.notation) { return missing }
        // Amounts of XXX, with no currency shown, need no data of a currency.
        case .none where currency == .unknown: return options.missingData
        default: break
        }
        return data.missing(currency) ?? options.missingRegionData ?? options.missingData
    }

    /// The plan, for calls that throw `MoneyError`.
    func moneyPlan() throws(MoneyError) -> FormatPlan {
        if let missingData { throw .data(missingData) }
        return plan
    }
}

extension FormattingStyle {
    public var missingData: CurrencyDataError? { options.missingData }

    /// Everything looked up, or the error that says what the data lacks.
    ///
    ///     let plan = try CurrencyStyle(.yen, locale: .japaneseJapan).checkedPlan()
    ///     plan.format(1234)       // "￥1,234"
    ///
    /// The bundled data lacks nothing. Ask so where the data is a slice, and where the currency, the locale or the
    /// data come from outside: `plan`, `format` and whatever else throws no error stop the program there.
    ///
    /// - Throws: `CurrencyDataError`.
    public func checkedPlan() throws(CurrencyDataError) -> FormatPlan {
        if let missingData { throw missingData }
        return plan
    }

    /// Everything that ranges need, or the error that says what the data lacks; see `checkedPlan()`.
    ///
    ///     let plan = try CurrencyStyle(.euro, locale: .germanGermany).checkedRangePlan()
    ///     try plan.format(from: 1, to: 3)      // "1,00–3,00 €"
    ///
    /// - Throws: `CurrencyDataError`.
    public func checkedRangePlan() throws(CurrencyDataError) -> RangePlan {
        if let missing = missingRangeData { throw missing }
        return rangePlan
    }

    /// What the style or its ranges need and the data lacks.
    var missingRangeData: CurrencyDataError? { missingData ?? options.data.missing(.notation) }

    /// Stops the program where something is missing: whoever did not ask for it made a mistake.
    func require(_ missing: CurrencyDataError?) {
        precondition(missing == nil, "the data lacks what the style needs: checkedPlan() throws an error that says it")
    }
}
