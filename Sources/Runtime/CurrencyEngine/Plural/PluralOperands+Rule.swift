import CurrencyCore
import LDMLSyntax

extension PluralOperands {
    /// Whether the operands match a rule; nil if the rule is malformed.
    package func fulfil(_ rule: UnsafeBufferPointer<UInt8>) -> Bool? {
        var reader = PluralRuleReader(rule)
        var isFulfilled = false
        var conjunction = false
        while let relation = reader.nextRelation() {
            let expression = Expression(self, relation)
            var holds = false
            while let range = reader.nextRange() {
                if expression.isWithin(range, holdsFractions: relation.holdsFractions) { holds = true }
            }
            holds = holds != relation.isNegated
            if relation.beginsConjunction {
                isFulfilled = isFulfilled || conjunction
                conjunction = holds
            } else {
                conjunction = conjunction && holds
            }
        }
        return reader.isMalformed ? nil : isFulfilled || conjunction
    }

    /// The left side of a relation.
    private struct Expression {
        /// The whole part; nil if it has more than 64 bits, and so is above every number in a rule.
        private let value: UInt64?
        private let hasFraction: Bool

        init(_ operands: PluralOperands, _ relation: PluralRelation) {
            let number = operands.number(of: relation.operand)
            value = relation.divisor.map { number.remainder(dividingBy: $0) } ?? number.value
            hasFraction = if case .n = relation.operand { operands.numberHasFraction } else { false }
        }

        func isWithin(_ range: ClosedRange<UInt64>, holdsFractions: Bool) -> Bool {
            guard let value, value >= range.lowerBound else { return false }
            return hasFraction ? holdsFractions && value < range.upperBound : value <= range.upperBound
        }
    }

    private func number(of operand: PluralRelation.Operand) -> WholeNumber {
        switch operand {
        case .n: number
        case .i: integer
        case .v: Self.whole(fractionDigits)
        case .w: Self.whole(fractionDigitsWithoutZeros)
        case .f: fraction
        case .t: fractionWithoutZeros
        case .c: Self.whole(exponent)
        }
    }

    private static func whole(_ count: Int) -> WholeNumber {
        WholeNumber(coefficient: .init(UInt64(max(0, count))), zeros: 0)
    }
}
