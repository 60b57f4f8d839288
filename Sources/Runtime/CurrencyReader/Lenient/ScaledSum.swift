import CurrencyCore

/// The sum of numbers that scale words multiply.
///
///     2 lakh 50 thousand      2·10^5 + 50·10^3
///     1억 2천 5백만           10^8 + (2·10^3 + 5·10^2)·10^4
///
/// In Chinese, Japanese and Korean, the next word from ten thousand on multiplies the hundreds and thousands before it.
struct ScaledSum {
    /// The amount that the last group's word multiplied, and the power of that word.
    private var closed: DecimalValue = 0
    private var closedPower = Int.max
    /// The amount that the next group's word will multiply, and the power of its last word.
    private var open: DecimalValue = 0
    private var openPower: Int?

    /// Nil if the number is too large.
    init?(_ number: DecimalValue, _ word: ScaleWord) {
        guard add(number, word) else { return nil }
    }

    /// Adds a number with the word after it, if there is one; false if it is not smaller than the previous word.
    mutating func add(_ number: DecimalValue, _ word: ScaleWord?) -> Bool {
        let groupPower = word?.groupPower ?? 0
        let power = (word?.power ?? 0) - groupPower
        let part = number.scaled(byPowerOfTen: power)
        if let openPower, part >= Self.powerOfTen(openPower) { return false }
        guard let group = try? open + part else { return false }
        if closedPower < Int.max, group >= Self.powerOfTen(closedPower - groupPower) { return false }
        if groupPower == 0 {
            (open, openPower) = (group, power)
            return true
        }
        guard groupPower < closedPower, let sum = try? closed + group.scaled(byPowerOfTen: groupPower) else {
            return false
        }
        (closed, closedPower, open, openPower) = (sum, groupPower, 0, nil)
        return true
    }

    /// The sum of all numbers; nil if it is too large.
    var total: DecimalValue? { try? closed + open }

    private static func powerOfTen(_ power: Int) -> DecimalValue { (1 as DecimalValue).scaled(byPowerOfTen: power) }
}
