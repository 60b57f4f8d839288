/// The period or quantity that a price is for.
///
///     CurrencyStyle(.euro, locale: .germanGermany).per(.kilogram).format(5)       // "5,00 € pro Kilogramm"
///
/// The raw value is CLDR's name for the unit. CLDR has no unit for 100 grams or 100 millilitres, which price labels in
/// the European Union use (Directive 98/6/EC). The texts of those two combine CLDR's pattern for compounds with its
/// text for the amount.
///
/// See <https://www.unicode.org/reports/tr35/tr35-general.html#Unit_Elements>.
public enum PriceUnit: String, CaseIterable, Hashable, Sendable {
    // The order is that of PRICE_UNITS and PRICE_AMOUNTS in scripts/tables/prices.py.
    case second, minute, hour, day, night, week, month, quarter, year
    case gram, kilogram, tonne, ounce, pound
    case milliliter, centiliter, liter, hectoliter
    case cubicMeter = "cubic-meter"
    case fluidOunce = "fluid-ounce"
    case pint, quart, gallon
    case centimeter, meter, kilometer, inch, foot, yard, mile
    case squareMeter = "square-meter"
    case hectare
    case squareFoot = "square-foot"
    case acre
    /// A single item.
    case item
    case kilowattHour = "kilowatt-hour"
    case megabyte, gigabyte, terabyte
    case hundredGrams = "100-gram"
    case hundredMilliliters = "100-milliliter"

    /// The place among all units, which the table counts by.
    var index: Int { Self.allCases.firstIndex { $0 == self } ?? 0 }
}

/// The length of a unit's text.
///
///     .long       5,00 € pro Kilogramm
///     .short      5,00 €/kg
///     .narrow     5,00 €/kg, in some languages shorter still
public enum UnitWidth: Hashable, Sendable, CaseIterable {
    case long
    case short
    case narrow

    /// The digit by which the table knows the width.
    var index: Int {
        switch self {
        case .long: 0
        case .short: 1
        case .narrow: 2
        }
    }
}
