import CurrencyEngine
import CurrencyFormat

// The engine's styles by the words of Foundation's formats, so that code reads the same whichever it has. What the engine
// has a word of its own for, such as `.grouping(.always)`, is the engine's.

extension FormattingStyle {
    /// The style with other groups, by Foundation's words.
    ///
    ///     DecimalStyle(locale: .germanGermany).grouping(.never).format(1234)      // "1234"
    @_disfavoredOverload
    public func grouping(_ grouping: CurrencyFormatConfiguration.Grouping) -> Self {
        var result = self
        result.options.grouping = grouping.strategy
        return result
    }
}

extension CurrencyStyle {
    /// The style with signs shown at other times, or those of accounting, by Foundation's words.
    ///
    ///     let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
    ///     style.sign(strategy: .accounting).format(-5)                            // "($5.00)"
    public func sign(strategy: CurrencyFormatConfiguration.SignDisplayStrategy) -> Self {
        var result = sign(strategy.sign)
        result.options.signDisplay = strategy.display
        return result
    }

    /// The style with other digits, by Foundation's words.
    ///
    ///     CurrencyStyle(.euro, locale: .germanGermany).precision(.fractionLength(0)).format(5)    // "5 €"
    @_disfavoredOverload
    public func precision(_ precision: CurrencyFormatConfiguration.Precision) -> Self {
        var result = self
        if let digits = precision.digits { result.digits = digits }
        precision.setIntegerDigits(&result.options)
        return result
    }
}

extension DecimalStyle {
    /// The style with other digits, by Foundation's words.
    ///
    ///     DecimalStyle(locale: .germanGermany).precision(.fractionLength(2)).format(5)            // "5,00"
    @_disfavoredOverload
    public func precision(_ precision: CurrencyFormatConfiguration.Precision) -> Self {
        var result = self
        result.precision = precision.enginePrecision ?? result.precision
        precision.setIntegerDigits(&result.options)
        return result
    }
}

extension PercentStyle {
    /// The style with other digits, by Foundation's words.
    ///
    ///     PercentStyle(locale: .germanGermany).precision(.fractionLength(1)).format(0.25)         // "25,0 %"
    @_disfavoredOverload
    public func precision(_ precision: CurrencyFormatConfiguration.Precision) -> Self {
        var result = self
        result.precision = precision.enginePrecision ?? result.precision
        precision.setIntegerDigits(&result.options)
        return result
    }
}

extension CurrencyFormatConfiguration.Precision {
    /// The engine's precision; nil where only integer digits are said.
    var enginePrecision: NumberPrecision? {
        if let significant { return .significant(significant.range) }
        return fraction.map { .fraction($0.range) }
    }
}
