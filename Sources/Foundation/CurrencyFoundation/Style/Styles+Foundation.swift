import CurrencyEngine
import CurrencyFormat

// The engine's styles with the modifiers of Foundation's formats, so that code reads the same with either. A name that
// both have, such as `.grouping(.always)`, is the engine's.

extension FormattingStyle {
    /// Returns the style with another grouping, under Foundation's name.
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
    /// Returns the style with another sign strategy, under Foundation's name.
    ///
    ///     let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
    ///     style.sign(strategy: .accounting).format(-5)                            // "($5.00)"
    public func sign(strategy: CurrencyFormatConfiguration.SignDisplayStrategy) -> Self {
        var result = sign(strategy.sign)
        result.options.signDisplay = strategy.display
        return result
    }

    /// Returns the style with another precision, under Foundation's name.
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
    /// Returns the style with another precision, under Foundation's name.
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
    /// Returns the style with another precision, under Foundation's name.
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
    /// The engine's precision; nil where only integer digits are given.
    var enginePrecision: NumberPrecision? {
        if let significant { return .significant(significant.range) }
        return fraction.map { .fraction($0.range) }
    }
}
