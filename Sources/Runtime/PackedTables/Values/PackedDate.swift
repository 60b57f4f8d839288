/// A day of the Gregorian calendar.
@usableFromInline
package struct PackedDate: PackedKey, Hashable {
    /// Dates never pack to 0, because there is neither a year 0 nor a day 0.
    @inlinable package static var optionalShift: Int { 0 }

    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// - Parameters:
    ///   - year: From 1 to 4000.
    ///   - month: From 1 to 12.
    ///   - day: From 1 to 31.
    @inlinable
    package init(year: Int, month: Int, day: Int) {
        rawValue = year << 9 | month << 5 | day
    }

    @inlinable package var year: Int { rawValue >> 9 }
    @inlinable package var month: Int { rawValue >> 5 & 15 }
    @inlinable package var day: Int { rawValue & 31 }
}

/// A month of the Gregorian calendar. Months compare like their numbers.
@usableFromInline
package struct PackedMonth: PackedKey, Hashable, Comparable {
    /// Months never pack to 0, because there is no year 0.
    @inlinable package static var optionalShift: Int { 0 }

    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// - Parameter month: From 1 to 12.
    @inlinable
    package init(year: Int, month: Int) {
        rawValue = year * 12 + month - 1
    }

    @inlinable package var year: Int { rawValue / 12 }
    @inlinable package var month: Int { rawValue % 12 + 1 }

    @inlinable
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
