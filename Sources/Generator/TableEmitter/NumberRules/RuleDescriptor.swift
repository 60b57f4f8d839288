/// What stands before a rule's colon.
///
///     descriptor = base [ "/" radix ] ">"* | "-x" | "x.x" | "0.x" | "x.0" | "Inf" | "NaN"
///
/// Base and radix are digits, in which spaces, commas and full stops are left out. Each `>` lowers the exponent of the
/// divisor, which is otherwise the greatest power of the radix in the base value. A character in the place of the point
/// is the decimal separator of the locales that the rule is for.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting>.
enum RuleDescriptor: Equatable {
    case base(UInt64, divisor: UInt64)
    case negative
    case improperFraction(Character)
    case properFraction(Character)
    case standard(Character)
    case infinity
    case notANumber

    /// Nil for a text of no such form.
    init?(_ text: Substring) {
        let characters = Array(text)
        guard let first = characters.first, let last = characters.last else { return nil }
        if first.isASCIIDigit, last != "x" {
            guard let base = Self.base(text) else { return nil }
            self = base
            return
        }
        switch text {
        case "-x": self = .negative
        case "Inf": self = .infinity
        case "NaN": self = .notANumber
        default:
            guard characters.count == 3 else { return nil }
            switch (first, last) {
            case ("x", "x"): self = .improperFraction(characters[1])
            case ("0", "x"): self = .properFraction(characters[1])
            case ("x", "0"): self = .standard(characters[1])
            default: return nil
            }
        }
    }

    private static func base(_ text: Substring) -> Self? {
        let carets = text.reversed().prefix { $0 == ">" }.count
        let parts = text.dropLast(carets).split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let base = number(parts[0]) else { return nil }
        var radix: UInt64 = 10
        if parts.count == 2 {
            guard let stated = number(parts[1]), stated > 0 else { return nil }
            radix = stated
        }
        var exponent = exponent(of: base, radix: radix)
        guard carets <= exponent else { return nil }
        exponent -= carets
        return .base(base, divisor: (0..<exponent).reduce(1) { power, _ in power * radix })
    }

    /// The exponent of the greatest power in a base value.
    static func exponent(of base: UInt64, radix: UInt64) -> Int {
        guard base > 0, radix > 1 else { return 0 }
        var exponent = 0
        var power: UInt64 = 1
        while case let (next, overflow) = power.multipliedReportingOverflow(by: radix), !overflow, next <= base {
            power = next
            exponent += 1
        }
        return exponent
    }

    /// The greatest power of ten in a base value, which is the divisor of a rule that states none.
    static func defaultDivisor(of base: UInt64) -> UInt64 {
        (0..<exponent(of: base, radix: 10)).reduce(1) { power, _ in power * 10 }
    }

    private static func number(_ text: Substring) -> UInt64? {
        let digits = text.filter { ![" ", ",", "."].contains($0) }
        guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit), let number = UInt64(digits),
            number <= UInt64(Int64.max)
        else { return nil }
        return number
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
