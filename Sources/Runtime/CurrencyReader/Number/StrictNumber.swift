import CurrencyEngine

/// Reads the number between the affixes: digits of the plan's numbering system and its two separators.
///
/// It does not check the positions of separators. If the decimal and grouping separators are the same text, the last one
/// may be either, and both readings are returned. If the decimal separator has no text, every digit may be the first
/// fraction digit.
struct StrictNumber {
    private let plan: FormatPlan
    private let text: UnsafeBufferPointer<UInt8>
    /// The first digit that there was no room for.
    private(set) var surplusDigit: Int?

    /// Whether a grouping separator of the plan may have been meant as the decimal separator: it is a comma or a period,
    /// the only one, and no decimal separator follows.
    private(set) var mayHaveOtherReading = false

    init(_ plan: FormatPlan, _ text: UnsafeBufferPointer<UInt8>) {
        self.plan = plan
        self.text = text
    }

    mutating func readings() -> [StrictReading] {
        guard !text.isEmpty else { return [] }
        if plan.decimal.count == 0 {
            guard let digits = scan(lastSeparator: nil) else { return [] }
            return (0...min(DigitRule.limit, text.count)).map { StrictReading(digits: digits, fractionDigits: $0) }
        }
        // Either reading may be meant.
        mayHaveOtherReading = plan.separatorsAreAlike && lastSeparator != nil
        guard plan.separatorsAreAlike else { return scan(lastSeparator: nil).map { [StrictReading(digits: $0)] } ?? [] }
        return [scan(lastSeparator: lastSeparator ?? -1), scan(lastSeparator: -1)].compactMap {
            $0.map { StrictReading(digits: $0) }
        }
    }

    /// The start of the last separator.
    private var lastSeparator: Int? {
        var offset = text.count - Int(plan.decimal.count)
        while offset >= 0 {
            if plan.decimal.matches(text, at: offset, storage: plan.storage) { return offset }
            offset -= 1
        }
        return nil
    }

    /// - Parameter lastSeparator: The only possible decimal separator, if the two separators are the same text.
    private mutating func scan(lastSeparator: Int?) -> DigitReader? {
        var number = NumberScan(text, at: 0, PlanSeparators(plan: plan, lastSeparator: lastSeparator))
        do throws(AmountParseError) {
            try number.read()
        } catch {
            surplusDigit = error.offset
            return nil
        }
        guard number.end == text.count else { return nil }
        if number.groups == 1, !number.hasDecimal, groupIsCommaOrPeriod { mayHaveOtherReading = true }
        return number.hasDigits ? number.digits : nil
    }

    private var groupIsCommaOrPeriod: Bool {
        let group = Array(plan.group.bytes(plan.storage))
        let kind = group.withUnsafeBufferPointer { LenientScalar($0, at: 0)?.kind }
        return kind == .comma || kind == .period
    }
}

extension FormatPlan {
    /// Whether the decimal and grouping separators are the same text.
    var separatorsAreAlike: Bool { decimal.bytes(storage) == group.bytes(storage) }
}

/// One way to read a number.
struct StrictReading {
    var digits: DigitReader
    /// The number of fraction digits, if no decimal separator is written.
    var fractionDigits = 0
}

/// The digits and separators that a plan writes. Their positions are not checked.
struct PlanSeparators: NumberPolicy {
    let plan: FormatPlan
    /// The only possible decimal separator, if the two separators are the same text.
    let lastSeparator: Int?

    static var keepsDigits: Bool { true }

    static func element(of scan: inout NumberScan<Self>) -> (element: NumberElement, length: Int)? {
        scan.policy.element(scan.text, at: scan.end, hasDecimal: scan.hasDecimal)
    }

    private func element(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, hasDecimal: Bool
    ) -> (element: NumberElement, length: Int)? {
        if let digit = plan.digits.read(text, at: offset, storage: plan.storage) {
            return (.digit(digit), plan.digits.count)
        }
        if hasDecimal { return nil }
        let isGroup = plan.group.count > 0 && plan.group.matches(text, at: offset, storage: plan.storage)
        if let lastSeparator {
            if offset == lastSeparator { return (.decimal, Int(plan.decimal.count)) }
        } else if plan.decimal.count > 0, plan.decimal.matches(text, at: offset, storage: plan.storage),
            !isGroup || plan.decimal.count >= plan.group.count
        {
            // If one separator begins with the other, match the longer one first.
            return (.decimal, Int(plan.decimal.count))
        }
        return isGroup ? (.group, Int(plan.group.count)) : nil
    }
}
