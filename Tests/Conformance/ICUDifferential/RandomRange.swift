import CurrencyCore
import TestSupport

/// Two related decimals: equal, equal after rounding, close, or far apart.
struct RandomRange {
    let start: String
    let end: String
    let startValue: DecimalValue
    let endValue: DecimalValue

    init(_ random: inout SplitMix64) throws {
        start = StyleComparison.amount(&random)
        switch random.next(below: 6) {
        case 0: end = start
        case 1: end = StyleComparison.amount(&random)
        case 2: end = start.hasPrefix("-") ? String(start.dropFirst()) : start == "NaN" ? start : "-" + start
        case 3: end = Self.near(start, &random)
        case 4: end = Self.magnified(start, &random)
        default: end = Self.lastDigitChanged(start, &random)
        }
        startValue = try DecimalValue(start)
        endValue = try DecimalValue(end)
    }

    /// Adds a few fraction digits, so that rounding makes the two equal or nearly equal.
    private static func near(_ text: String, _ random: inout SplitMix64) -> String {
        guard text.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) else { return text }
        let zeros = String(repeating: "0", count: random.next(below: 4))
        return text + (text.contains(".") ? "" : ".") + zeros + "\(1 + random.next(below: 9))"
    }

    /// Multiplies by a power of ten.
    private static func magnified(_ text: String, _ random: inout SplitMix64) -> String {
        guard text.allSatisfy({ $0.isNumber || $0 == "-" }) else { return text }
        return text + String(repeating: "0", count: 1 + random.next(below: 6))
    }

    private static func lastDigitChanged(_ text: String, _ random: inout SplitMix64) -> String {
        guard let last = text.last, last.isNumber else { return text }
        return text.dropLast() + "\(random.next(below: 10))"
    }
}
