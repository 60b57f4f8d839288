extension PriceUnit {
    /// The sizes of another unit and of this one; nil where neither is a whole number of the other.
    func sizes(in whole: PriceUnit) -> (whole: Int, part: Int)? {
        if self == whole { return (1, 1) }
        guard let (large, kind) = whole.size, let (small, otherKind) = size, kind == otherKind,
            large.isMultiple(of: small) || small.isMultiple(of: large)
        else { return nil }
        return (large, small)
    }

    /// What can be counted in one another.
    private enum Kind {
        case time, calendar, mass, volume, length, area, data
        case pounds, fluidOunces, inches, squareFeet
    }

    /// How much of the smallest unit of its kind; nil where there is no other.
    private var size: (Int, Kind)? {
        switch self {
        case .second: (1, .time)
        case .minute: (60, .time)
        case .hour: (3600, .time)
        case .day, .night: (86400, .time)
        case .week: (604_800, .time)
        case .month: (1, .calendar)
        case .quarter: (3, .calendar)
        case .year: (12, .calendar)
        case .gram: (1, .mass)
        case .hundredGrams: (100, .mass)
        case .kilogram: (1000, .mass)
        case .tonne: (1_000_000, .mass)
        case .ounce: (1, .pounds)
        case .pound: (16, .pounds)
        case .milliliter: (1, .volume)
        case .centiliter: (10, .volume)
        case .hundredMilliliters: (100, .volume)
        case .liter: (1000, .volume)
        case .hectoliter: (100_000, .volume)
        case .cubicMeter: (1_000_000, .volume)
        case .fluidOunce: (1, .fluidOunces)
        case .pint: (16, .fluidOunces)
        case .quart: (32, .fluidOunces)
        case .gallon: (128, .fluidOunces)
        case .centimeter: (1, .length)
        case .meter: (100, .length)
        case .kilometer: (100_000, .length)
        case .inch: (1, .inches)
        case .foot: (12, .inches)
        case .yard: (36, .inches)
        case .mile: (63360, .inches)
        case .squareMeter: (1, .area)
        case .hectare: (10000, .area)
        case .squareFoot: (1, .squareFeet)
        case .acre: (43560, .squareFeet)
        // Thousands, as networks sell them.
        case .megabyte: (1, .data)
        case .gigabyte: (1000, .data)
        case .terabyte: (1_000_000, .data)
        case .item, .kilowattHour: nil
        }
    }
}
