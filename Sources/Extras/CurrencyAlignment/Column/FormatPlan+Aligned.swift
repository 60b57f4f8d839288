import CurrencyCore

extension FormatPlan {
    /// Formats amounts as a column.
    ///
    ///     let plan = CurrencyStyle(.yen, locale: .japaneseJapan).plan
    ///     plan.aligned([1440, -98]).lines     // ["￥1,440", "  -￥98"]
    ///
    /// - Complexity: O(*n*) in the number of amounts.
    public func aligned(_ amounts: [DecimalValue]) -> AlignedColumn {
        AlignedColumn(amounts.map { formatParts($0) })
    }

    /// Formats amounts in minor units as a column; see `format(minorUnits:)`.
    ///
    /// - Throws: `MoneyError.noMinorUnit` if the currency has none.
    public func aligned(minorUnits: [Int64]) throws(MoneyError) -> AlignedColumn {
        guard let minorUnit else { throw .noMinorUnit(currency) }
        return aligned(minorUnits.map { DecimalValue(minorUnits: $0, scale: minorUnit) })
    }
}

extension CurrencyStyle {
    /// Formats amounts as a column, each in its own currency instead of the style's.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .englishUnitedStates)
    ///     let column = try style.aligned([Money("1234.50", .euro), Money(980, .yen)])
    ///     column.lines        // ["€1,234.50", "  ¥980   "]
    ///
    /// - Throws: `MoneyError.data` if the data is a slice that lacks a currency.
    /// - Complexity: O(*n*) in the number of amounts; the call makes one plan for each currency.
    public func aligned(_ amounts: [Money]) throws(MoneyError) -> AlignedColumn {
        var plans: [CurrencyCode: FormatPlan] = [:]
        var texts: [FormattedNumber] = []
        for money in amounts {
            let plan: FormatPlan
            if let known = plans[money.currency] {
                plan = known
            } else {
                var style = self
                style.currency = money.currency
                do throws(CurrencyDataError) { plan = try style.checkedPlan() } catch { throw .data(error) }
                plans[money.currency] = plan
            }
            texts.append(plan.formatParts(money.amount))
        }
        return AlignedColumn(texts)
    }
}
