// Forced inlining and unchecked operators hold the budgets of decimal, double, indian-groups and arabic-digits.

import CurrencyCore

// `Grouping` says where separators go. `writeGroups` writes numbers of any length, in any digits and groups.
// `writeNumber` writes numbers of 64 bits whose groups have three digits, or three and then two; it holds the budgets
// above.

/// Numbers of any length, in any digits and groups.
extension FormatPlan {
    /// Writes an integer's digits, with separators between the groups.
    ///
    /// - Parameter ascii: The digits as ASCII, with room for eight more bytes after them.
    func writeGroups(
        _ ascii: UnsafePointer<UInt8>, _ count: Int, _ out: UnsafeMutablePointer<UInt8>,
        _ storage: UnsafePointer<UInt8>?, _ recorder: inout some PartRecorder
    ) -> UnsafeMutablePointer<UInt8> {
        var (next, rest, end) = (ascii, count, out)
        var length = grouping.firstGroup(of: count)
        while true {
            var start = end
            end = digits.write(next, count: length, end, storage: storage)
            recorder.note(.integer, from: start, to: end)
            rest -= length
            if rest == 0 { return end }
            start = end
            end = group.write(end, storage: storage)
            recorder.note(.group, from: start, to: end)
            next += length
            length = grouping.group(ofRemaining: rest)
        }
    }
}

/// Numbers of 64 bits.
extension FormatPlan {
    /// Writes `value` × 10^-`maximumFraction` without its affixes.
    @inline(never)
    func writeNumber(
        _ value: UInt64, _ digits: some GroupDigits, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        let places = maximumFraction
        if places == 0 { return writeInteger(value, digits, out) }
        let power = places == 2 ? 100 : PowersOfTen.ten(places)
        let integer = places == 2 ? value / 100 : value / power
        let end = write(decimal, writeInteger(integer, digits, out))
        let fraction = value &- integer &* power
        return places == 2 ? digits.writeTwo(fraction, end) : digits.write(fraction, count: places, end)
    }

    @inline(__always)
    private func writeInteger(
        _ integer: UInt64, _ digits: some GroupDigits, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if integer < 1000 { return digits.writeFirst(integer, out) }
        if integer < groupingThreshold { return digits.write(integer, count: DecimalDigits.count(integer), out) }
        let thousands = integer / 1000
        let end = write(group, writeUpper(thousands, isOfThrees: grouping.secondary == 3, digits, out))
        return digits.writeThree(integer &- thousands &* 1000, end)
    }

    /// Writes all groups but the last. Each has three digits, or each has two.
    private func writeUpper(
        _ number: UInt64, isOfThrees: Bool, _ digits: some GroupDigits, _ out: UnsafeMutablePointer<UInt8>
    ) -> UnsafeMutablePointer<UInt8> {
        if number < (isOfThrees ? 1000 : 100) { return digits.writeFirst(number, out) }
        let upper = isOfThrees ? number / 1000 : number / 100
        // Compare again here, because the first group needs no call: budgets decimal and indian-groups.
        let first =
            upper < 100
            ? digits.writeFirst(upper, out) : writeUpper(upper, isOfThrees: isOfThrees, digits, out)
        let end = write(group, first)
        return isOfThrees
            ? digits.writeThree(number &- upper &* 1000, end) : digits.writeTwo(number &- upper &* 100, end)
    }

    /// Writes a separator of at most eight bytes.
    @inline(__always)
    private func write(_ separator: PlanText, _ out: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
        out.store(separator.low)
        return out + Int(separator.count)
    }
}
