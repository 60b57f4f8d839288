/// A day of the Gregorian calendar.
public struct PackedDate: PackedKey, Hashable {
    /// There is neither a year 0 nor a day 0.
    @inlinable public static var optionalShift: Int { 0 }

    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// - Parameters:
    ///   - year: From 1 to 4000.
    ///   - month: From 1 to 12.
    ///   - day: From 1 to 31.
    @inlinable
    public init(year: Int, month: Int, day: Int) {
        rawValue = year << 9 | month << 5 | day
    }

    @inlinable public var year: Int { rawValue >> 9 }
    @inlinable public var month: Int { rawValue >> 5 & 15 }
    @inlinable public var day: Int { rawValue & 31 }
}

/// A month of the Gregorian calendar; months compare as their numbers do.
public struct PackedMonth: PackedKey, Hashable, Comparable {
    /// There is no year 0.
    @inlinable public static var optionalShift: Int { 0 }

    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// - Parameter month: From 1 to 12.
    @inlinable
    public init(year: Int, month: Int) {
        rawValue = year * 12 + month - 1
    }

    @inlinable public var year: Int { rawValue / 12 }
    @inlinable public var month: Int { rawValue % 12 + 1 }

    @inlinable
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
