import CurrencyEngine

extension FormatPlan {
    /// Formats a column of amounts in minor units.
    ///
    ///     let plan = CurrencyStyle(.yen, locale: .japaneseJapan).plan
    ///     try plan.formatColumn(minorUnits: [1234, 0])[0]     // "￥1,234"
    ///
    /// - Parameter validity: Which rows have a value; nil if all have.
    /// - Throws: `ColumnError.money` if the style has no minor unit, `validity`, and
    ///   `tooLong` if the texts have more than 2,147,483,647 bytes.
    /// - Complexity: linear in the number of bytes; the call allocates only the column.
    public func formatColumn(minorUnits: [Int64], validity: Validity? = nil) throws(ColumnError) -> TextColumn {
        try minorUnits.withUnsafeBufferPointer { (rows) throws(ColumnError) in
            try formatColumn(minorUnits: rows, validity: validity)
        }
    }

    /// Formats a column in another program's memory.
    package func formatColumn(
        minorUnits: UnsafeBufferPointer<Int64>, validity: Validity?
    ) throws(ColumnError) -> TextColumn {
        let writer = try TextColumnWriter(rows: minorUnits.count, validity)
        return try writer.column(fixed: minorUnit.flatMap(fixedDigits)) {
            minorUnits[$0]
        } write: {
            (row, out) throws(MoneyError) in
            try write(minorUnits: minorUnits[row], into: out)
        } fail: { (_, error) throws(ColumnError) in
            // A missing minor unit is an error for every row.
            throw .money(error)
        }
    }

    /// Formats a column of numbers, each as the shortest decimal that converts back to the `Double`.
    ///
    ///     let plan = CurrencyStyle(.usDollar, locale: .englishUnitedStates).plan
    ///     try plan.formatColumn([0.1, 1234.5])[1]             // "$1,234.50"
    ///
    /// - Throws: `ColumnError.validity`, `tooLong`.
    public func formatColumn(_ numbers: [Double], validity: Validity? = nil) throws(ColumnError) -> TextColumn {
        try numbers.withUnsafeBufferPointer { (rows) throws(ColumnError) in
            try formatColumn(rows, validity: validity)
        }
    }

    /// Formats a column in another program's memory.
    package func formatColumn(
        _ numbers: UnsafeBufferPointer<Double>, validity: Validity?
    ) throws(ColumnError) -> TextColumn {
        let writer = try TextColumnWriter(rows: numbers.count, validity)
        let fixed = FixedDigits(self)
        let power: Double = fixed?.fractionDigits == 0 ? 1 : fixed?.fractionDigits == 2 ? 100 : 1000
        let column = withUnsafeTemporaryAllocation(of: Int64.self, capacity: DoubleUnits.length) { block in
            var units = DoubleUnits(numbers, power: power, block)
            return Result { () throws(ColumnError) in
                try writer.column(fixed: fixed) {
                    units.units(of: $0)
                } write: {
                    (row, out) throws(Never) in
                    write(numbers[row], into: out)
                } fail: { (_, _: Never) throws(ColumnError) in
                }
            }
        }
        return try column.get()
    }

    /// The fast writer for amounts of a scale; nil if the plan must round them or does not have such a shape.
    private func fixedDigits(_ scale: Int) -> FixedDigits? {
        guard let fixed = FixedDigits(self), scale == fixed.fractionDigits else { return nil }
        return fixed
    }

    /// Formats a column of decimals.
    ///
    ///     let plan = CurrencyStyle(.euro, locale: .frenchFrance).plan
    ///     let column = try Decimal128Column(words: [123_450, 0], scale: 2)
    ///     try plan.formatColumn(column).texts[0]              // "1 234,50 €"
    ///
    /// - Returns: The texts. A row whose integer has more than 38 digits has an error instead.
    /// - Throws: `ColumnError.validity`, `tooLong`.
    public func formatColumn(_ decimals: Decimal128Column) throws(ColumnError) -> FormattedColumn<DecimalError> {
        try decimals.words.withUnsafeBufferPointer { (words) throws(ColumnError) in
            try formatColumn(Decimal128Rows(words: words, scale: decimals.scale), validity: decimals.validity)
        }
    }

    /// Formats a column in another program's memory.
    package func formatColumn(
        _ decimals: Decimal128Rows, validity: Validity?
    ) throws(ColumnError) -> FormattedColumn<DecimalError> {
        let writer = try TextColumnWriter(rows: decimals.count, validity)
        var errors: [RowError<DecimalError>] = []
        let texts = try writer.column(fixed: fixedDigits(decimals.scale)) {
            decimals.units($0)
        } write: {
            (row, out) throws(DecimalError) in
            write(try decimals.value(row), into: out)
        } fail: { (row, error) throws(ColumnError) in
            errors.append(RowError(row: row, error: error))
        }
        return FormattedColumn(texts: texts, errors: errors)
    }
}
