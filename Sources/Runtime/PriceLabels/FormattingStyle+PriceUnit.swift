import CurrencyEngine

extension FormattingStyle {
    /// Returns the style with a unit beside the price, in the words and the order of the style's locale.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .germanGermany)
    ///     style.per(.month).format(9.99)                  // "9,99 € pro Monat"
    ///     style.per(.kilogram, .short).format(9.99)       // "9,99 €/kg"
    ///     style.per(.hundredGrams, .short).format(0.99)   // "0,99 €/100 g"
    ///
    /// It replaces the unit that the style had. The style's options hold inside: a name stands before the unit, "5 Euro
    /// pro Monat", and a qualifier around both. The plan's strict parser reads what it writes.
    ///
    /// The texts are CLDR's, and equal what ICU 78.3 writes around any other quantity per unit; ICU itself writes no
    /// unit beside a currency. In a part of the text, the unit is of the kind `unit`.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-general.html#perUnitPatterns>.
    ///
    /// - Complexity: the unit is looked up when a plan is made, in some microseconds.
    public func per(_ unit: PriceUnit, _ width: UnitWidth = .long) -> Self {
        let key = unit.index << 2 | width.index
        var style = self
        style.options.enclose(
            EnclosingText(.unit, key: key) { PricePatterns($0.locale, $0.data).pattern(unit, width) })
        return style
    }
}
