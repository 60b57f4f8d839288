import CCurrencyFormat
import CurrencyColumns

// The columns that go out.

extension ArrowContents {
    /// Texts, whose bytes are not copied.
    init(_ texts: TextColumn) {
        let memory = ArrowMemory(texts: texts)
        self.init(
            format: "u", count: texts.count, nullCount: texts.validity?.nullCount ?? 0,
            buffers: [
                memory.copy(texts.validity), UnsafeRawPointer(memory.copy(texts.offsets)),
                UnsafeRawPointer(texts.keptValues.baseAddress),
            ], memory: memory)
    }

    /// A row for each error.
    init(_ errors: [RowError<Failure>]) throws(Failure) {
        let messages: TextColumn
        do throws(ColumnError) {
            messages = try TextColumn(errors.map(\.error.message))
        } catch {
            throw Failure(error)
        }
        let memory = ArrowMemory()
        self.init(format: "+s", count: errors.count, buffers: [nil], memory: memory)
        children = [
            ("row", ArrowContents("l", errors.map { Int64($0.row) })),
            ("code", ArrowContents("i", errors.map(\.error.code))),
            ("offset", ArrowContents("l", errors.map(\.error.offset))),
            ("message", ArrowContents(messages)),
        ]
    }

    private init<Element: BitwiseCopyable>(_ format: String, _ values: [Element]) {
        let memory = ArrowMemory()
        self.init(
            format: format, count: values.count, buffers: [nil, UnsafeRawPointer(memory.copy(values))],
            memory: memory)
    }
}

/// Parses rows into memory that becomes an Arrow array.
struct ParsedRows {
    private(set) var contents: ArrowContents
    private(set) var errors: [RowError<Failure>] = []

    /// - Parameter scale: The fraction digits of the decimals; -1 for minor units.
    init(_ texts: ArrowTexts, _ plans: RowPlans, scale: Int) throws(Failure) {
        let memory = ArrowMemory()
        let count = texts.count
        let width = scale < 0 ? 1 : 2
        let values = memory.allocate(UInt64.self, width * count)
        values.initialize(repeating: 0, count: width * count)
        var validity = plans.validity
        for row in 0..<count {
            if let known = plans.validity, !known[row] { continue }
            do throws(Failure) {
                let parser = try plans.plan(row).parser
                let text = try texts.text(row)
                if scale < 0 {
                    values[row] = UInt64(bitPattern: try parser.minorUnits(text))
                } else {
                    let amount = try parser.decimal(text)
                    guard let words = Decimal128Column.words(of: amount, scale: scale) else {
                        throw Failure(
                            CURRENCY_FORMAT_NUMBER,
                            "\(amount.plainText) is no decimal of \(scale) fraction digits and 38 digits in all")
                    }
                    (values[2 * row], values[2 * row + 1]) = (words.low, words.high)
                }
            } catch {
                errors.append(RowError(row: row, error: error))
                if validity == nil { validity = Validity(allValid: count) }
                validity?.setInvalid(row)
            }
        }
        contents = ArrowContents(
            format: scale < 0 ? "l" : "d:38,\(scale)", count: count, nullCount: validity?.nullCount ?? 0,
            buffers: [memory.copy(validity), UnsafeRawPointer(values)], memory: memory)
    }
}
