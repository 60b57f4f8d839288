import CurrencyFormat

/// Why a price cannot be taken to another unit.
public enum UnitPriceError: Error, Hashable, Sendable {
    /// Neither unit is a whole number of the other: a year of weeks, a mile of metres, a kilogram of months.
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
