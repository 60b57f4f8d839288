/// The parts of a number pattern that a customer sees: what stands around the number, and the number's digits.
///
///     pattern     = positive [";" negative]
///     positive    = prefix number suffix
///     number      = characters of # 0-9 , . @ E +
///     'text'      is literal, and '' a quote
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Format_Patterns>.
struct PatternShape {
    /// The positive pattern with `N` for the number.
    var positive = ""
    /// The negative one, also where the pattern leaves it out: a minus sign and the positive one.
    var negative = ""
    /// The digits before the decimal point.
    var whole = ""
    /// The digits behind it.
    var fraction = ""

    init(_ pattern: String) {
        var parts = Self.split(pattern)
        let first = parts.removeFirst()
        positive = first.outline
        negative = parts.first?.outline ?? "-" + first.outline
        let number = first.number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        whole = String(number.first ?? "")
        fraction = number.count > 1 ? String(number[1]) : ""
    }

    private struct Part {
        var outline = ""
        var number = ""
    }

    private static func split(_ pattern: String) -> [Part] {
        var parts = [Part()]
        var isQuoted = false
        for scalar in pattern.unicodeScalars {
            if scalar == "'" {
                isQuoted.toggle()
            } else if isQuoted {
                parts[parts.count - 1].outline.unicodeScalars.append(scalar)
            } else if scalar == ";", parts.count == 1 {
                parts.append(Part())
            } else if isOfNumber(scalar, after: parts[parts.count - 1]) {
                if parts[parts.count - 1].number.isEmpty { parts[parts.count - 1].outline += "N" }
                parts[parts.count - 1].number.unicodeScalars.append(scalar)
            } else {
                parts[parts.count - 1].outline.unicodeScalars.append(scalar)
            }
        }
        return parts
    }

    private static func isOfNumber(_ scalar: Unicode.Scalar, after part: Part) -> Bool {
        switch scalar {
        case "#", "0"..."9", ",", ".", "@": true
        case "E", "+": part.number.isEmpty ? false : part.outline.hasSuffix("N")
        default: false
        }
    }

    /// The sizes of the groups, from the point on: `[3, 2]` for `#,##,##0`.
    var groups: [Int] {
        let parts = whole.split(separator: ",", omittingEmptySubsequences: false)
        return parts.dropFirst().reversed().map(\.utf8.count)
    }

    /// Whether the currency stands before the number; nil where there is no currency.
    var currencyIsFirst: Bool? {
        guard let sign = positive.firstIndex(of: "\u{A4}"), let number = positive.firstIndex(of: "N") else {
            return nil
        }
        return sign < number
    }

    /// The classes of what differs between two patterns.
    static func differences(from old: String, to new: String) -> Set<FindingClass> {
        let before = PatternShape(old)
        let after = PatternShape(new)
        var result: Set<FindingClass> = []
        if before.fraction != after.fraction { result.insert(.digits) }
        if before.groups != after.groups { result.insert(.grouping) }
        if before.currencyIsFirst != after.currencyIsFirst { result.insert(.order) }
        let ink = { VisibleText.ink($0) }
        let sign = { (text: String) in ink(text).replacing("\u{A4}", with: "") }
        if sign(before.negative) != sign(after.negative) {
            result.insert(.sign)
        } else if !result.contains(.order), ink(before.negative) != ink(after.negative) {
            result.insert(.sign)
        }
        let hasSameInk = ink(before.positive) == ink(after.positive) && ink(before.negative) == ink(after.negative)
        let plain = { VisibleText.withoutBidi($0) }
        if hasSameInk,
            plain(before.positive) != plain(after.positive) || plain(before.negative) != plain(after.negative)
        {
            result.insert(.spacing)
        }
        let marks = { VisibleText.filtered($0, VisibleText.isBidi) }
        if marks(before.positive + before.negative) != marks(after.positive + after.negative) { result.insert(.bidi) }
        return result.isEmpty ? [.other] : result
    }
}

extension String {
    fileprivate func replacing(_ old: Character, with new: String) -> String {
        reduce(into: "") { result, character in result += character == old ? new : String(character) }
    }
}
