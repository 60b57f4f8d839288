/// A day of the Gregorian calendar.
@usableFromInline
package struct PackedDate: PackedValue {
    /// Dates never pack to 0, because there is neither a year 0 nor a day 0.
    @inlinable package static var optionalShift: Int { 0 }

    @usableFromInline package let packed: Int

    @inlinable
    package init(packed: Int) {
        self.packed = packed
    }

    /// - Parameters:
    ///   - year: From 1 to 4000.
    ///   - month: From 1 to 12.
    ///   - day: From 1 to 31.
    @inlinable
    package init(year: Int, month: Int, day: Int) {
        packed = year << 9 | month << 5 | day
    }

    @inlinable package var year: Int { packed >> 9 }
    @inlinable package var month: Int { packed >> 5 & 15 }
    @inlinable package var day: Int { packed & 31 }
}

/// A month of the Gregorian calendar. Months compare like their numbers.
@usableFromInline
package struct PackedMonth: PackedValue, Comparable {
    /// Months never pack to 0, because there is no year 0.
    @inlinable package static var optionalShift: Int { 0 }

    @usableFromInline package let packed: Int

    @inlinable
    package init(packed: Int) {
        self.packed = packed
    }

    /// - Parameter month: From 1 to 12.
    @inlinable
    package init(year: Int, month: Int) {
        packed = year * 12 + month - 1
    }

    @inlinable package var year: Int { packed / 12 }
    @inlinable package var month: Int { packed % 12 + 1 }

    @inlinable
    package static func < (left: Self, right: Self) -> Bool { left.packed < right.packed }
}
