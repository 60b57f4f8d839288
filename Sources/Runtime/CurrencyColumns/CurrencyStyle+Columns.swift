import CurrencyEngine

extension CurrencyStyle {
    /// Formats a column of amounts in minor units, each in the currency of its row instead of the style's.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .englishUnitedStates)
    ///     let codes = [try CurrencyCode("USD"), try CurrencyCode("JPY")]
    ///     let column = try style.formatColumn(minorUnits: [123_450, 1234], currencies: codes)
    ///     column.texts[0]         // "$1,234.50"
    ///     column.texts[1]         // "¥1,234"
    ///
    /// - Returns: The texts. A row has an error instead if its currency has no minor unit, or if the data is a slice
    ///   that lacks it.
    /// - Throws: `ColumnError.rows` if the numbers of currencies and amounts differ; `validity`; `tooLong`.
    /// - Complexity: linear in the number of bytes; the call makes one plan for each currency.
    public func formatColumn(
        minorUnits: [Int64], currencies: [CurrencyCode], validity: Validity? = nil
    ) throws(ColumnError) -> FormattedColumn<MoneyError> {
        guard currencies.count == minorUnits.count else {
            throw .rows(currencies.count, expected: minorUnits.count)
        }
        var plans: [CurrencyCode: FormatPlan] = [:]
        var last: (currency: CurrencyCode, plan: FormatPlan)?
        return try FormattedColumn(rows: minorUnits.count, validity: validity) { (row, out) throws(MoneyError) in
            let currency = currencies[row]
            if let last, last.currency == currency {
                return try last.plan.write(minorUnits: minorUnits[row], into: out)
            }
            let plan: FormatPlan
            if let known = plans[currency] { plan = known } else { plan = try self.plan(for: currency) }
            plans[currency] = plan
            last = (currency, plan)
            return try plan.write(minorUnits: minorUnits[row], into: out)
        }
    }

    private func plan(for currency: CurrencyCode) throws(MoneyError) -> FormatPlan {
        var style = self
        style.currency = currency
        do throws(CurrencyDataError) {
            return try style.checkedPlan()
        } catch {
            throw .data(error)
        }
    }
}
