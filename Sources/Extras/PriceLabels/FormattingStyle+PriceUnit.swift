import CurrencyEngine

extension FormattingStyle {
    /// Returns the style with a unit added to the price, in the words and order of the style's locale.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .germanGermany)
    ///     style.per(.month).format(9.99)                  // "9,99 € pro Monat"
    ///     style.per(.kilogram, .short).format(9.99)       // "9,99 €/kg"
    ///     style.per(.hundredGrams, .short).format(0.99)   // "0,99 €/100 g"
    ///
    /// It replaces any unit that the style has. The style's other options still apply: a currency name comes before the
    /// unit, as in "5 Euro pro Monat", and a qualifier surrounds both. The plan's strict parser reads the result.
    ///
    /// The texts come from CLDR and equal those that ICU 78.3 writes for any other quantity per unit; ICU writes no
    /// unit with a currency. In the parts of the text, the unit has the kind `unit`.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-general.html#perUnitPatterns>.
    ///
    /// - Complexity: the unit is looked up when a plan is made, which takes a few microseconds.
    public func per(_ unit: PriceUnit, _ width: UnitWidth = .long) -> Self {
        let key = unit.index << 2 | width.index
        var style = self
        style.options.enclose(
            EnclosingText(.unit, key: key) { PricePatterns($0.locale, $0.data).pattern(unit, width) })
        return style
    }
}
