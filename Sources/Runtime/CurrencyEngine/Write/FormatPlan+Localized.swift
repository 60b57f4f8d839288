// Forced inlining and unchecked operators hold the budgets of arabic-digits and digits-of-four-bytes.

import CurrencyCore

/// Digits of any numbering system but hanidec, the last three in a group and the others in groups of three or two.
extension FormatPlan {
    /// Writes `value` × 10^-`maximumFraction`, without affixes.
    @inline(never)
    func writeLocalized(
        _ value: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let digits = DigitRun(digits)
        let places = maximumFraction
        if places == 0 { return writeInteger(value, digits, out) }
        let power = places == 2 ? 100 : DecimalDigits.powerOfTen(places)
        let integer = places == 2 ? value / 100 : value / power
        let end = decimal.writeInline(writeInteger(integer, digits, out))
        let fraction = value &- integer &* power
        return places == 2 ? digits.writeTwo(fraction, end) : digits.write(fraction, count: places, end)
    }

    /// Writes an integer below a million in groups of three, and two decimals.
    @inline(never)
    func writeLocalizedSix(
        _ integer: UInt64, _ fraction: UInt64, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let digits = DigitRun(digits)
        var end = out
        // 4294968/2^32 is 1/1000 for every number below 10^6.
        let thousands = (integer &* 4_294_968) &>> 32
        if thousands == 0 {
            end = digits.writeFirst(integer, end)
        } else {
            end = digits.writeFirst(thousands, end)
            end.store(group.low)
            end = digits.writeThree(integer &- thousands &* 1000, end + Int(group.count))
        }
        end.store(decimal.low)
        return digits.writeTwo(fraction, end + Int(decimal.count))
    }

    @inline(__always)
    private func writeInteger(
        _ integer: UInt64, _ digits: DigitRun, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if integer < 1000 { return digits.writeFirst(integer, out) }
        if integer < groupingThreshold { return digits.write(integer, count: DecimalDigits.count(integer), out) }
        let thousands = integer / 1000
        let end = group.writeInline(writeUpper(thousands, digits, out))
        return digits.writeThree(integer &- thousands &* 1000, end)
    }

    /// All groups but the last.
    private func writeUpper(
        _ number: UInt64, _ digits: DigitRun, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if grouping.secondary == 3 {
            if number < 1000 { return digits.writeFirst(number, out) }
            let upper = number / 1000
            let end = group.writeInline(writeUpper(upper, digits, out))
            return digits.writeThree(number &- upper &* 1000, end)
        }
        if number < 100 { return digits.writeFirst(number, out) }
        let upper = number / 100
        let end = group.writeInline(writeUpper(upper, digits, out))
        return digits.writeTwo(number &- upper &* 100, end)
    }
}
