import CurrencyCore
import CurrencyEngine

// A number that fills a text is read from its end, from which the position of each part is known:
//
//     first group  {separator, two or three digits}  [separator, three digits]  [decimal separator, fraction digits]
//
// Forced inlining and unchecked operators hold the budgets of strict-parsing and lenient-parsing.

extension FormatPlan {
    /// Reads a number with digits other than ASCII's, or with groups other than threes.
    ///
    /// - Parameter mayOmitGroups: Whether groups may be missing, as in what people write.
    // Out of line, to keep the code for ASCII digits short: budget strict-parsing.
    @inline(never)
    func readLocalizedNumber(
        mayOmitGroups: Bool = false, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) -> UInt64? {
        let secondary = grouping.secondary
        return switch digits.count {
        case 1: readNumber(ASCIILanes(), secondary: secondary, mayOmitGroups: mayOmitGroups, start, end)
        case 2: readNumber(TwoByteLanes(digits), secondary: secondary, mayOmitGroups: mayOmitGroups, start, end)
        default: readNumber(WideLanes(digits), secondary: secondary, mayOmitGroups: mayOmitGroups, start, end)
        }
    }

    /// Reads a number below 10^18 in units of the last fraction digit; returns nil to leave a text to the general path.
    ///
    /// - Parameters:
    ///   - secondary: The digits of each group except the last, 2 or 3.
    ///   - mayOmitGroups: Whether groups may be missing.
    @inline(__always)
    func readNumber<Lanes: DigitLanes>(
        _ lanes: Lanes, secondary: Int, mayOmitGroups: Bool = false, _ start: UnsafePointer<UInt8>,
        _ end: UnsafePointer<UInt8>
    ) -> UInt64? {
        // Numbers start with a digit.
        guard end - start >= lanes.width, lanes.digit(start) <= 9 else { return nil }
        let places = maximumFraction
        if places == 0 { return readInteger(lanes, secondary, mayOmitGroups, start, end) }
        let decimalLength = Int(decimal.count)
        let integerEnd = end - (places &* lanes.width &+ decimalLength)
        guard integerEnd > start, decimal.matchesInline(integerEnd) else { return nil }
        let fraction: UInt64
        if places == 2 {
            guard let two = lanes.two(before: end) else { return nil }
            fraction = two
        } else {
            guard let digits = lanes.digits(places, integerEnd + decimalLength) else { return nil }
            fraction = digits
        }
        guard let integer = readInteger(lanes, secondary, mayOmitGroups, start, integerEnd) else { return nil }
        let unit = places == 2 ? 100 : PowersOfTen.ten(places)
        let (product, overflow) = integer.multipliedReportingOverflow(by: unit)
        return overflow || product >= 1_000_000_000_000_000_000 ? nil : product &+ fraction
    }

    /// Reads an integer below 10^18 with its separators in the right positions.
    @inline(__always)
    private func readInteger<Lanes: DigitLanes>(
        _ lanes: Lanes, _ secondary: Int, _ mayOmitGroups: Bool, _ start: UnsafePointer<UInt8>,
        _ end: UnsafePointer<UInt8>
    ) -> UInt64? {
        if end - start <= 3 &* lanes.width { return readUngrouped(lanes, mayOmitGroups, start, end) }
        let separator = Int(group.count)
        var position = end - (3 &* lanes.width &+ separator)
        guard separator > 0, position > start, group.matchesInline(position) else {
            return readUngrouped(lanes, mayOmitGroups, start, end)
        }
        guard var value = lanes.three(before: end) else { return nil }
        var place: UInt64 = 1000
        while position - start > secondary &* lanes.width {
            let nextPosition = position - (secondary &* lanes.width &+ separator)
            guard nextPosition > start, place < 1_000_000_000_000_000, group.matchesInline(nextPosition),
                let digits = secondary == 3 ? lanes.three(before: position) : lanes.two(before: position)
            else { return nil }
            value = value &+ digits &* place
            place = place &* (secondary == 3 ? 1000 : 100)
            position = nextPosition
        }
        let count = (position - start) / lanes.width
        guard count &* lanes.width == position - start, let first = lanes.first(count, start) else { return nil }
        value = value &+ first &* place
        // The plan never writes leading zeros, and writes numbers below the threshold without groups.
        return lanes.digit(start) == 0 || (value < groupingThreshold && !mayOmitGroups) ? nil : value
    }

    /// Reads digits without separators: short numbers, and all numbers if the plan writes no groups.
    @inline(__always)
    private func readUngrouped<Lanes: DigitLanes>(
        _ lanes: Lanes, _ mayOmitGroups: Bool, _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) -> UInt64? {
        let count = (end - start) / lanes.width
        guard count &* lanes.width == end - start, count <= 18, count == 1 || lanes.digit(start) > 0,
            let value = lanes.digits(count, start), mayOmitGroups || value < groupingThreshold
        else { return nil }
        return value
    }
}
