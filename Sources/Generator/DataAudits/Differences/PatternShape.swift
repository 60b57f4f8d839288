import CommandSupport
import LDMLSyntax

/// The parts of a number pattern that a customer sees: the text around the number, and the number's digits.
struct PatternShape {
    /// The positive pattern with `N` for the number.
    let positive: String
    /// The negative pattern. If the pattern leaves it out, it is a minus sign and the positive one.
    let negative: String
    /// The digits before the decimal point.
    let whole: String
    /// The digits after the decimal point.
    let fraction: String

    init(_ pattern: String) {
        (positive, negative, whole, fraction) = NumberPattern.with(pattern) { pattern in
            let positive = Self.outline(pattern.prefix, hasNumber: pattern.hasNumber, pattern.suffix)
            let digits = pattern.numberText.split(
                separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            return (
                positive,
                pattern.negative.map { Self.outline($0.prefix, hasNumber: pattern.negativeHasNumber, $0.suffix) }
                    ?? "-" + positive,
                digits.first.map(String.init) ?? "", digits.count > 1 ? String(digits[1]) : ""
            )
        }
    }

    private static func outline(
        _ prefix: NumberPattern.Affix, hasNumber: Bool, _ suffix: NumberPattern.Affix
    ) -> String {
        text(prefix) + (hasNumber ? "N" : "") + text(suffix)
    }

    private static func text(_ affix: NumberPattern.Affix) -> String {
        LDMLSyntax.AffixTokens(affix).reduce(into: "") { text, token in
            switch token {
            case .literal(let bytes): text += String(decoding: bytes, as: UTF8.self)
            case .minus: text += "-"
            case .plus: text += "+"
            case .percent: text += "%"
            case .perMille: text += "\u{2030}"
            case .currency(let count): text += String(repeating: "\u{A4}", count: count)
            }
        }
    }

    /// The sizes of the groups, from the point on: `[3, 2]` for `#,##,##0`.
    var groups: [Int] {
        let parts = whole.split(separator: ",", omittingEmptySubsequences: false)
        return parts.dropFirst().reversed().map(\.utf8.count)
    }

    /// Whether the currency precedes the number; nil if there is no currency.
    var currencyIsFirst: Bool? {
        guard let sign = positive.firstIndex(of: "\u{A4}"), let number = positive.firstIndex(of: "N") else {
            return nil
        }
        return sign < number
    }

    /// The classes of the differences between two patterns.
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
