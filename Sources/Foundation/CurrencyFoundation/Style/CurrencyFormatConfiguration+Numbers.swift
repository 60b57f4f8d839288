import CurrencyEngine
import CurrencyFormat

extension CurrencyFormatConfiguration {
    /// The engine's style of plain numbers with these options, without the scale.
    func decimalStyle(data: CurrencyData = .bundled) -> DecimalStyle {
        var style = DecimalStyle(locale: locale.identifier, data: data)
        set(&style.options)
        style.precision = numberPrecision
        return style
    }

    /// The engine's style of percentages with these options, without the scale.
    func percentStyle(_ unit: PercentStyle.Unit, data: CurrencyData = .bundled) -> PercentStyle {
        var style = PercentStyle(unit, locale: locale.identifier, data: data)
        set(&style.options)
        style.precision = numberPrecision
        return style
    }

    /// Sets the options that all kinds of styles have.
    func set(_ options: inout FormatOptions) {
        options.signDisplay = sign.display
        options.grouping = grouping.strategy
        options.rounding = rounding
        options.decimalSeparator = decimalSeparator.display
        options.notation = notation.engine
        options.spaces = spaces
        precision?.setIntegerDigits(&options)
    }

    private var numberPrecision: NumberPrecision? { multiples ?? precision?.enginePrecision }
}
