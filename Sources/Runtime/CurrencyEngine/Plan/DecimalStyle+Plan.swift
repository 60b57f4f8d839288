extension DecimalStyle: FormattingStyle {
    /// The style with everything looked up, for formatting many numbers.
    ///
    /// - Precondition: `missingData` is nil. For data that may lack something, use `checkedPlan()`.
    public var plan: FormatPlan {
        require(missingData)
        return readingPlan
    }

    /// The plan for parsing. If the data lacks something, its `missingData` is set, and it neither reads nor writes.
    package var readingPlan: FormatPlan { FormatPlan(LocalizedStyle(self), options) }
}

extension LocalizedStyle {
    /// For plain numbers.
    init(_ style: __shared DecimalStyle) {
        self.init(
            ofNumbers: style.options, style.precision, standard: .fraction(0...3),
            scale: style.options.pattern?.scale ?? 0)
    }
}
