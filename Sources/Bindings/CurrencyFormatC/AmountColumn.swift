import CCurrencyFormat
import CurrencyColumns

/// A column of amounts, in one of the types that are read.
struct AmountColumn {
    private enum Rows {
        case decimals(Decimal128Rows)
        case minorUnits(UnsafeBufferPointer<Int64>)
        /// Integers of 128 bits that count minor units.
        case wideMinorUnits(UnsafeBufferPointer<UInt64>)
        case numbers(UnsafeBufferPointer<Double>)
        case texts(ArrowTexts)
    }

    private let rows: Rows
    private let count: Int

    init(_ column: ArrowColumn) throws(Failure) {
        let expected = "decimal128 (\"d:18,2\"), int64 (\"l\"), float64 (\"g\"), utf8 (\"u\") or large_utf8 (\"U\")"
        if column.isDictionary { throw column.unexpectedType(expected) }
        count = column.count
        if let scale = column.decimalScale, Decimal128Column.scales.contains(scale) {
            rows = .decimals(Decimal128Rows(words: try column.rows(1, UInt64.self, perRow: 2), scale: scale))
        } else if column.format == "l" {
            rows = .minorUnits(try column.rows(1, Int64.self))
        } else if column.format == "g" {
            rows = .numbers(try column.rows(1, Double.self))
        } else if let texts = try ArrowTexts(column) {
            rows = .texts(texts)
        } else {
            throw column.unexpectedType(expected)
        }
    }

    /// - Parameter column: Integers that count minor units.
    init(minorUnits column: ArrowColumn) throws(Failure) {
        count = column.count
        if column.format == "l", !column.isDictionary {
            rows = .minorUnits(try column.rows(1, Int64.self))
        } else if column.decimalScale == 0, !column.isDictionary {
            rows = .wideMinorUnits(try column.rows(1, UInt64.self, perRow: 2))
        } else {
            throw column.unexpectedType("int64 (\"l\") or decimal128 without fraction digits (\"d:38,0\")")
        }
    }

    /// The texts of all rows.
    func texts(_ plans: RowPlans) throws(Failure) -> FormattedColumn<Failure> {
        do throws(ColumnError) {
            if let plan = plans.only?.plan, let texts = try texts(plan, plans.validity) { return texts }
            return try FormattedColumn(rows: count, validity: plans.validity) { (row, out) throws(Failure) in
                try write(row, try plans.plan(row).plan, into: out)
            }
        } catch {
            throw Failure(error)
        }
    }

    /// The texts where one plan writes all rows; nil where rows are written one by one.
    private func texts(_ plan: FormatPlan, _ validity: Validity?) throws(ColumnError) -> FormattedColumn<Failure>? {
        switch rows {
        case .decimals(let rows): return try Self.texts(rows, plan, validity)
        case .wideMinorUnits(let words):
            // Without a minor unit each row has its error.
            guard let digits = plan.minorUnit else { return nil }
            return try Self.texts(Decimal128Rows(words: words, scale: digits), plan, validity)
        case .minorUnits(let rows):
            guard plan.minorUnit != nil else { return nil }
            return FormattedColumn(
                texts: try plan.formatColumn(minorUnits: rows, validity: validity), errors: [])
        case .numbers(let rows):
            return FormattedColumn(texts: try plan.formatColumn(rows, validity: validity), errors: [])
        case .texts: return nil
        }
    }

    private static func texts(
        _ rows: Decimal128Rows, _ plan: FormatPlan, _ validity: Validity?
    ) throws(ColumnError) -> FormattedColumn<Failure> {
        let column = try plan.formatColumn(rows, validity: validity)
        return FormattedColumn(
            texts: column.texts, errors: column.errors.map { RowError(row: $0.row, error: Failure($0.error)) })
    }

    private func write(
        _ row: Int, _ plan: FormatPlan, into out: UnsafeMutableBufferPointer<UInt8>
    ) throws(Failure) -> Int? {
        switch rows {
        case .decimals(let rows): return plan.write(try Self.value(rows, row), into: out)
        case .wideMinorUnits(let words):
            guard let digits = plan.minorUnit else { throw Failure(.noMinorUnit(plan.currency)) }
            return plan.write(try Self.value(Decimal128Rows(words: words, scale: digits), row), into: out)
        case .minorUnits(let rows):
            do throws(MoneyError) {
                return try plan.write(minorUnits: rows[row], into: out)
            } catch {
                throw Failure(error)
            }
        case .numbers(let rows): return plan.write(rows[row], into: out)
        case .texts(let texts): return plan.write(try decimal(try texts.text(row)), into: out)
        }
    }

    private static func value(_ rows: Decimal128Rows, _ row: Int) throws(Failure) -> DecimalValue {
        do throws(DecimalError) {
            return try rows.value(row)
        } catch {
            throw Failure(error)
        }
    }
}
