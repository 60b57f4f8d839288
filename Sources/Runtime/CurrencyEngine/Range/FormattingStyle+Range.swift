import CurrencyCore

/// Formatting of ranges.
extension FormattingStyle {
    /// The plan for ranges, which has everything looked up that ranges need.
    ///
    /// It stops the program if the data, a slice, lacks something; `checkedRangePlan()` throws an error instead.
    public var rangePlan: RangePlan { RangePlan(self) }

    /// Returns the plan for ranges, or throws an error that says what the data lacks; see `checkedPlan()`.
    ///
    ///     let plan = try CurrencyStyle(.euro, locale: .germanGermany).checkedRangePlan()
    ///     try plan.format(from: 1, to: 3)      // "1,00–3,00 €"
    ///
    /// - Throws: `CurrencyDataError`.
    public func checkedRangePlan() throws(CurrencyDataError) -> RangePlan {
        if let missing = missingRangeData { throw missing }
        return rangePlan
    }

    /// What the style or its ranges need but the data lacks.
    var missingRangeData: CurrencyDataError? { missingData ?? options.data.missing(.notation) }

    /// Returns the plan, for calls that throw `FormatRangeError`.
    private func throwingRangePlan() throws(FormatRangeError) -> RangePlan {
        if let missing = missingRangeData { throw .data(missing) }
        return rangePlan
    }

    /// Formats a range of two numbers.
    ///
    ///     try CurrencyStyle(.euro, locale: .germanGermany).formatRange(from: 1, to: 3)     // "1,00–3,00 €"
    ///
    /// - Throws: `FormatRangeError` if the data, a slice, lacks something; also for NaN, unless the style follows ICU.
    public func formatRange(from start: DecimalValue, to end: DecimalValue) throws(FormatRangeError) -> String {
        try throwingRangePlan().format(from: start, to: end)
    }

    /// Formats a range of two numbers and returns the range of each part.
    ///
    /// - Throws: `FormatRangeError` if the data, a slice, lacks something; also for NaN, unless the style follows ICU.
    public func formatRangeParts(
        from start: DecimalValue, to end: DecimalValue
    ) throws(FormatRangeError) -> FormattedRange {
        try throwingRangePlan().formatParts(from: start, to: end)
    }

    /// Formats a range.
    ///
    ///     try CurrencyStyle(.euro, locale: .germanGermany).format(1...3)     // "1,00–3,00 €"
    ///
    /// - Throws: `FormatRangeError` if the data, a slice, lacks something; also for NaN, unless the style follows ICU.
    public func format(_ range: ClosedRange<DecimalValue>) throws(FormatRangeError) -> String {
        try throwingRangePlan().format(from: range.lowerBound, to: range.upperBound)
    }
}
