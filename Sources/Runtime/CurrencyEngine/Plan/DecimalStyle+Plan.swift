import LDMLSyntax
import PackedTables

extension DecimalStyle: FormattingStyle {
    /// The style with everything looked up, for formatting many numbers.
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
    /// For plain numbers.
    init(_ style: __shared DecimalStyle) {
        let tables = SystemTables(style.options)
        self.init(
            style.options, style.options.rare.box, Extras(nil, style.options.missingData),
            pattern: NumberPattern(tables.decimalPattern),
            DigitRule(style.precision ?? Self.standard(.fraction(0...3), style.options)),
            separators: (tables.symbol { $0.decimal }, tables.symbol { $0.group }),
            symbols: AffixSymbols(
                tables, style.options.symbols.texts, Self.noCurrency(style.options), code: Self.noCode,
                narrow: Self.noCode),
            scale: style.options.pattern?.scale ?? 0)
    }
}
