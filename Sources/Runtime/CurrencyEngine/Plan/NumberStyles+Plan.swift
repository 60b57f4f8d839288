import PackedTables

extension DecimalStyle: FormattingStyle {
    /// The plan of the style, which has everything looked up and is made for formatting many numbers.
    ///
    /// - Precondition: `missingData` is nil. For data that may lack something, use `checkedPlan()`.
    public var plan: FormatPlan {
        require(missingData)
        return readingPlan
    }

    /// The plan for parsing. If the data lacks something, the plan sets `missingData` and neither reads nor writes.
    package var readingPlan: FormatPlan { FormatPlan(LocalizedStyle(self), options) }
}

extension PercentStyle: FormattingStyle {
    /// The plan of the style, which has everything looked up and is made for formatting many percentages.
    ///
    /// - Precondition: `missingData` is nil. For data that may lack something, use `checkedPlan()`.
    public var plan: FormatPlan {
        require(missingData)
        return readingPlan
    }

    /// The plan for parsing. If the data lacks something, the plan sets `missingData` and neither reads nor writes.
    package var readingPlan: FormatPlan { FormatPlan(LocalizedStyle(self), options) }
}

extension LocalizedStyle {
    /// Looks up a style for plain numbers.
    init(_ style: __shared DecimalStyle) {
        self.init(
            ofNumbers: style.options, style.precision, standard: .fraction(0...3),
            scale: style.options.pattern?.scale ?? 0)
    }

    /// Looks up a style for percentages.
    init(_ style: __shared PercentStyle) {
        let unit = style.isMeasureUnit ? UnitPatterns(SystemTables(style.options), style.unit) : nil
        self.init(
            ofNumbers: style.options, style.precision, standard: .fraction(0...0), unit: unit,
            percent: unit == nil ? style.unit : nil, scale: style.unitScale)
    }
}
