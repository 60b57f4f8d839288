/// A day of the Gregorian calendar in UTC.
struct CalendarDate: Equatable, CustomStringConvertible {
    let year: Int
    let month: Int
    let day: Int

    private static let millisecondsPerDay: Int64 = 86_400_000
    /// Days from 0000-03-01 to 1970-01-01.
    private static let daysBefore1970 = 719_468
    private static let daysPerEra = 146_097

    /// The day of an instant; nil if its year does not have four digits.
    ///
    /// Years are counted from the first of March, so that the leap day is the last day of its year. Then all lengths of
    /// months follow one linear rule, 153 days in each five.
    init?(millisecondsSince1970 milliseconds: Int64) {
        let days = Int(Self.floorDivide(milliseconds, Self.millisecondsPerDay)) + Self.daysBefore1970
        let era = Int(Self.floorDivide(Int64(days), Int64(Self.daysPerEra)))
        let dayOfEra = days - era * Self.daysPerEra
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        guard (1...9999).contains(year) else { return nil }
    }

    /// `YYYY-MM-DD`.
    var description: String {
        "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    private static func floorDivide(_ dividend: Int64, _ divisor: Int64) -> Int64 {
        let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
