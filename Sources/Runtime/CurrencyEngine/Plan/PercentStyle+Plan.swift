import LDMLSyntax
import PackedTables

extension PercentStyle: FormattingStyle {
    /// The style with everything looked up, for formatting many percentages.
    ///
    /// - Precondition: `missingData` is nil. For data that may lack something, use `checkedPlan()`.
    public var plan: FormatPlan {
        require(missingData)
        return readingPlan
    }

    /// The plan of a parser: it says what the data lacks where it lacks something, and writes nothing then.
    package var readingPlan: FormatPlan { FormatPlan(LocalizedStyle(self), options) }
}

extension LocalizedStyle {
    /// For percentages.
    init(_ style: __shared PercentStyle) {
        let tables = SystemTables(style.options)
        let unit = style.isMeasureUnit ? UnitPatterns(tables, style.unit) : nil
        self.init(
            style.options, style.options.rare.box, Extras(unit.map(OuterText.unit), style.options.missingData),
            pattern: NumberPattern(unit == nil ? tables.percentPattern : tables.decimalPattern),
            DigitRule(style.precision ?? Self.standard(.fraction(0...0), style.options)),
            separators: (tables.symbol { $0.decimal }, tables.symbol { $0.group }),
            symbols: AffixSymbols(
                tables, style.options.symbols.texts, Self.noCurrency(style.options), code: Self.noCode,
                narrow: Self.noCode, percent: unit == nil ? style.unit : nil),
            scale: style.unitScale)
    }
}
