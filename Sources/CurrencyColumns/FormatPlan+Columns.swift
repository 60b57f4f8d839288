import CurrencyEngine

extension FormatPlan {
    /// The texts of a column of amounts in minor units.
    ///
    ///     let plan = CurrencyStyle(.yen, locale: .japaneseJapan).plan
    ///     try plan.formatColumn(minorUnits: [1234, 0])[0]     // "￥1,234"
    ///
    /// - Parameter validity: Which rows have a value; nil where all have.
    /// - Throws: `ColumnError.money` where the style has no minor unit or its data lacks something, `validity`, and
    ///   `tooLong` where the texts have more than 2,147,483,647 bytes.
    /// - Complexity: linear in the number of bytes; nothing is allocated but the column.
    public func formatColumn(minorUnits: [Int64], validity: Validity? = nil) throws(ColumnError) -> TextColumn {
        var writer = try TextColumnWriter(rows: minorUnits.count, validity)
        for row in minorUnits.indices {
            guard writer.isValid else {
                writer.appendNull()
                continue
            }
            do throws(MoneyError) {
                try writer.append { (out) throws(MoneyError) in try write(minorUnits: minorUnits[row], into: out) }
            } catch {
                // What keeps one row from being written keeps all.
                throw .money(error)
            }
            if writer.isTooLong { throw .tooLong(row: row) }
        }
        return writer.column
    }

    /// The texts of a column of numbers, each by its shortest decimal digits.
    ///
    ///     let plan = CurrencyStyle(.usDollar, locale: .englishUnitedStates).plan
    ///     try plan.formatColumn([0.1, 1234.5])[1]             // "$1,234.50"
    ///
    /// - Throws: `ColumnError`, as for minor units.
    public func formatColumn(_ numbers: [Double], validity: Validity? = nil) throws(ColumnError) -> TextColumn {
        if let missingData { throw .money(.data(missingData)) }
        var writer = try TextColumnWriter(rows: numbers.count, validity)
        for row in numbers.indices {
            guard writer.isValid else {
                writer.appendNull()
                continue
            }
            writer.append { write(numbers[row], into: $0) }
            if writer.isTooLong { throw .tooLong(row: row) }
        }
        return writer.column
    }

    /// The texts of a column of decimals.
    ///
    ///     let plan = CurrencyStyle(.euro, locale: .frenchFrance).plan
    ///     let column = try Decimal128Column(words: [123_450, 0], scale: 2)
    ///     try plan.formatColumn(column).texts[0]              // "1 234,50 €"
    ///
    /// - Returns: The texts; a row whose whole number has more than 38 digits has none, and an error.
    /// - Throws: `ColumnError`, as for minor units.
    public func formatColumn(_ decimals: Decimal128Column) throws(ColumnError) -> FormattedColumn<DecimalError> {
        if let missingData { throw .money(.data(missingData)) }
        var writer = try TextColumnWriter(rows: decimals.count, decimals.validity)
        var errors: [RowError<DecimalError>] = []
        for row in 0..<decimals.count {
            guard writer.isValid else {
                writer.appendNull()
                continue
            }
            do throws(DecimalError) {
                let value = try decimals.value(row)
                writer.append { write(value, into: $0) }
            } catch {
                errors.append(RowError(row: row, error: error))
                writer.appendNull()
            }
            if writer.isTooLong { throw .tooLong(row: row) }
        }
        return FormattedColumn(texts: writer.column, errors: errors)
    }
}

/// Texts, and the rows that have none because of an error.
public struct FormattedColumn<Failure: Error & Hashable & Sendable>: Sendable {
    public let texts: TextColumn
    public let errors: [RowError<Failure>]
}
