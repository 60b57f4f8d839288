/// Describes how a plan writes whole numbers of minor units, for code that writes many of them: a prefix, ASCII digits
/// in groups of three, a decimal separator, fraction digits, and a suffix.
package struct ColumnShape {
    /// A text of up to sixteen bytes, the first byte lowest.
    package struct Text {
        package let low: UInt64
        package let high: UInt64
        package let count: Int

        init(_ text: PlanText) {
            low = text.low
            high = text.high
            count = Int(text.count)
        }
    }

    /// The text around the number.
    package struct Affixes {
        package let prefix: Text
        package let suffix: Text
    }

    package let negative: Affixes
    package let positive: Affixes
    /// Whether zero is written like positive numbers.
    package let zeroIsPositive: Bool
    package let decimal: Text
    /// The grouping separator.
    package let group: UInt8
    /// The least integer that is written with separators.
    package let groupingThreshold: UInt64
    package let fractionDigits: Int

    /// - Returns: Nil if the plan writes numbers in another form, and has to write each number itself.
    package init?(_ plan: FormatPlan) {
        guard plan.path == .plain, plan.group.count == 1, plan.groupingThreshold < .max else { return nil }
        func affixes(_ sign: SignClass) -> Affixes {
            let form = plan.forms.form(plan.form(of: sign))
            return Affixes(prefix: Text(form.prefix), suffix: Text(form.suffix))
        }
        (negative, positive) = (affixes(.negative), affixes(.positive))
        zeroIsPositive = plan.form(of: .positiveZero) == plan.form(of: .positive)
        decimal = Text(plan.decimal)
        group = UInt8(truncatingIfNeeded: plan.group.low)
        groupingThreshold = plan.groupingThreshold
        fractionDigits = plan.maximumFraction
    }
}
