import CCurrencyFormat
import CurrencyColumns

/// The plan of each row, where rows differ in currency or locale; each plan is made once.
struct RowPlans {
    private var plans: [Result<HeldPlan, Failure>] = []
    /// Which of the plans a row has; nil where all rows have the first.
    private var indices: [Int32]?
    /// Which rows have an amount, a currency and a locale; nil if all have.
    private(set) var validity: Validity?

    init(
        _ plan: HeldPlan, _ column: ArrowColumn, _ currencies: UnsafePointer<currency_format_column>?,
        _ locales: UnsafePointer<currency_format_column>?
    ) throws(Failure) {
        validity = try column.validity()
        let currencies = try Self.keys(currencies, "currencies", column.count)
        let locales = try Self.keys(locales, "locales", column.count)
        if currencies == nil, locales == nil {
            plans = [.success(plan)]
            return
        }
        var known: [UInt64: Int32] = [:]
        var last: (pair: UInt64, index: Int32) = (.max, 0)
        var indices = [Int32](repeating: 0, count: column.count)
        for row in indices.indices {
            if let validity, !validity[row] { continue }
            let currency = currencies?.keys[row] ?? 0
            let locale = locales?.keys[row] ?? 0
            if currency < 0 || locale < 0 {
                if validity == nil { validity = Validity(allValid: column.count) }
                validity?.setInvalid(row)
                continue
            }
            let pair = UInt64(currency) << 32 | UInt64(locale)
            if pair != last.pair {
                if let index = known[pair] {
                    last = (pair, index)
                } else {
                    last = (pair, Int32(truncatingIfNeeded: plans.count))
                    known[pair] = last.index
                    plans.append(
                        Self.plan(plan, currencies?.names[Int(currency)], locales?.names[Int(locale)]))
                }
            }
            indices[row] = last.index
        }
        self.indices = plans.count > 1 ? indices : nil
    }

    private static func keys(
        _ column: UnsafePointer<currency_format_column>?, _ name: String, _ rows: Int
    ) throws(Failure) -> KeyColumn? {
        guard let column, column.pointee.array != nil else { return nil }
        return try KeyColumn(column.pointee, name, rows: rows)
    }

    private static func plan(_ plan: HeldPlan, _ currency: String?, _ locale: String?) -> Result<HeldPlan, Failure> {
        Result { () throws(Failure) in try HeldPlan(plan, locale: locale, currency: currency) }
    }

    /// The plan of all rows; nil where they differ.
    var only: HeldPlan? { indices == nil ? try? plans.first?.get() : nil }

    /// The plan of a row that has a value.
    func plan(_ row: Int) throws(Failure) -> HeldPlan {
        try plans[indices.map { Int($0[row]) } ?? 0].get()
    }
}
