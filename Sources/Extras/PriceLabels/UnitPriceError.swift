import CurrencyFormat

/// An error that says why a price cannot be converted to another unit.
public enum UnitPriceError: Error, Hashable, Sendable {
    /// Neither unit is a whole multiple of the other: a year and a week, a mile and a metre, a kilogram and a month.
    case noWholeRatio(of: PriceUnit, in: PriceUnit)
    /// The price could not be divided or rounded.
    case money(MoneyError)
}

extension UnitPriceError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .noWholeRatio(let whole, let part):
            "neither \(whole.rawValue) nor \(part.rawValue) is a whole number of the other"
        case .money(let error): error.description
        }
    }
}
