import CurrencyFormat

/// How amounts are written in one locale and one currency, as the parts of the engine's texts show it.
struct MeasuredForm: Hashable {
    var decimal: [UInt8]
    var group: [UInt8]
    /// Ten digits; empty for those of ASCII.
    var digits: [UInt8]
    /// For each class of symbols the sizes of groups and the affixes.
    var affixes: [[UInt8]] = []

    init(_ style: CurrencyStyle) {
        let long = style.precision(.fraction(2)).plan.formatParts(Self.long)
        func text(_ kind: FormattedPart.Kind) -> [UInt8] {
            long.parts.first { $0.kind == kind }.map { Array(long.text(of: $0).utf8) } ?? []
        }
        decimal = text(.decimal)
        group = text(.group)
        let all = long.parts.filter { $0.kind == .integer }.flatMap { long.text(of: $0).unicodeScalars }
        // 1, 2, ... 9, 0: the zero goes first.
        let inOrder = [all[9]] + all[..<9]
        digits = inOrder.map(\.value) == Array(0x30...0x39) ? [] : inOrder.flatMap { Array(String($0).utf8) }
    }

    /// The sizes of groups and the affixes of positive and negative amounts, as the small tables have them.
    static func affixes(_ style: CurrencyStyle) -> [UInt8] {
        let plan = style.plan
        return groups(plan) + affixes(plan, "5") + [SmallStyle.separator] + affixes(plan, "-5")
    }

    private static var long: DecimalValue { number("123456789012345678901234567890") }

    private static func groups(_ plan: FormatPlan) -> [UInt8] {
        let text = plan.formatParts(long)
        let groups = text.parts.indices.filter { text.parts[$0].kind == .group }
        guard let last = groups.last, groups.count > 1 else { return [0, 0, 0] }
        // The first group may be a short one, these are not.
        func count(_ index: Int) -> Int { text.text(of: text.parts[index]).unicodeScalars.count }
        let (primary, secondary) = (count(last + 1), count(last - 1))
        let minimum = (1...9).first { minimum in
            let number = number("1" + String(repeating: "0", count: primary + minimum - 1))
            return plan.formatParts(number).parts.contains { $0.kind == .group }
        }
        return [primary, secondary, minimum ?? 1].map { UInt8($0) }
    }

    private static func affixes(_ plan: FormatPlan, _ amount: String) -> [UInt8] {
        let number = plan.formatParts(number(amount))
        return number.parts.flatMap { part -> [UInt8] in
            switch part.kind {
            case .integer: [SmallStyle.numberMark]
            case .decimal, .fraction: []
            case .currency: [SmallStyle.currencyMark]
            default: Array(number.text(of: part).utf8)
            }
        }
    }

    private static func number(_ text: String) -> DecimalValue {
        guard let number = try? DecimalValue(text) else { preconditionFailure("\(text) is a number") }
        return number
    }
}
