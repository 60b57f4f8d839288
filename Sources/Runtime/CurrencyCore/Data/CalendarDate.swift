import PackedTables

/// A day in the Gregorian calendar, without a time zone. The dates of currencies are days in the region's local time.
public struct CalendarDate: Hashable, Sendable {
    /// The year, in 1...4000.
    public let year: Int
    /// The month, in 1...12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Creates a day; nil if there is no such day or the year is not in 1...4000.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...4000).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.days(in: month, of: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Creates a day from its packed form; nil if there is no such day.
    init?(_ packed: PackedDate) {
        self.init(year: packed.year, month: packed.month, day: packed.day)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate: Comparable {
    /// Returns whether the left day is earlier.
    public static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}
