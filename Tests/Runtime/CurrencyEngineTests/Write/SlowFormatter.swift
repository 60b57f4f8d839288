/// A slow, obvious formatter on strings for comparison. It gets as input what a plan looks up.
struct SlowFormatter: Sendable {
    /// Prefix and suffix of nonnegative numbers; those of negative numbers are in `negative`.
    var plain: (String, String)
    var negative: (String, String)
    var decimal = "."
    var group = ","
    /// The size of the last group and of the others; 0 for no grouping.
    var primary = 3
    var secondary = 3
    /// The minimum number of digits before the first separator.
    var minimumGrouping = 1
    var fraction: ClosedRange<Int> = 2...2
    /// The digits 0 to 9.
    var digits = Array("0123456789")
    /// Whether to round the magnitude up. `half` compares the dropped digits with one half: -1, 0 or 1.
    var roundsUp: @Sendable (_ half: Int, _ lastIsOdd: Bool, _ isNegative: Bool) -> Bool = { half, lastIsOdd, _ in
        half > 0 || (half == 0 && lastIsOdd)
    }

    /// Formats ±`coefficient` × 10^`exponent`; the coefficient consists of decimal digits.
    func format(isNegative: Bool, coefficient: String, exponent: Int) -> String {
        // All digits; the last `scale` of them are fraction digits.
        var all = Array(coefficient) + Array(repeating: "0", count: max(0, exponent))
        var scale = max(0, -exponent)
        if all.count <= scale { all = Array(repeating: "0", count: scale - all.count + 1) + all }
        if scale > fraction.upperBound {
            let dropped = all.suffix(scale - fraction.upperBound)
            all.removeLast(dropped.count)
            scale = fraction.upperBound
            if dropped.contains(where: { $0 != "0" }), roundsUp(Self.half(dropped), Self.isOdd(all.last), isNegative) {
                Self.increment(&all)
            }
        }
        var integer = Array(all.dropLast(scale))
        var decimals = Array(all.suffix(scale))
        while decimals.count < fraction.lowerBound { decimals.append("0") }
        while decimals.count > fraction.lowerBound, decimals.last == "0" { decimals.removeLast() }
        while integer.count > 1, integer.first == "0" { integer.removeFirst() }
        if integer.isEmpty { integer = ["0"] }
        let text = grouped(integer) + (decimals.isEmpty ? "" : decimal + localized(decimals))
        let affixes = isNegative ? negative : plain
        return affixes.0 + text + affixes.1
    }

    private static func half(_ dropped: ArraySlice<Character>) -> Int {
        guard let first = dropped.first else { return -1 }
        if first != "5" { return first < "5" ? -1 : 1 }
        return dropped.dropFirst().contains { $0 != "0" } ? 1 : 0
    }

    private static func isOdd(_ digit: Character?) -> Bool {
        digit.map { "13579".contains($0) } ?? false
    }

    private static func increment(_ digits: inout [Character]) {
        var index = digits.count - 1
        while index >= 0, digits[index] == "9" {
            digits[index] = "0"
            index -= 1
        }
        if index < 0 {
            digits.insert("1", at: 0)
        } else {
            digits[index] = Array("123456789")[Array("012345678").firstIndex(of: digits[index]) ?? 0]
        }
    }

    private func grouped(_ integer: [Character]) -> String {
        guard primary > 0, integer.count >= primary + minimumGrouping else { return localized(integer) }
        var groups = [localized(Array(integer.suffix(primary)))]
        var rest = integer.dropLast(primary)
        while !rest.isEmpty {
            groups.insert(localized(Array(rest.suffix(secondary))), at: 0)
            rest = rest.dropLast(secondary)
        }
        return groups.joined(separator: group)
    }

    private func localized(_ text: [Character]) -> String {
        String(text.map { digits[Array("0123456789").firstIndex(of: $0) ?? 0] })
    }
}
