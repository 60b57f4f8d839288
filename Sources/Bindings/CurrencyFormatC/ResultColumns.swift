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
        let memory = ArrowMemory()
        self.init(format: "+s", count: errors.count, buffers: [nil], memory: memory)
        children = [
            ("row", ArrowContents("l", errors.map { Int64($0.row) })),
            ("code", ArrowContents("i", errors.map(\.error.code))),
            ("offset", ArrowContents("l", errors.map(\.error.offset))),
            ("message", try ArrowContents(texts: errors.map(\.error.message))),
        ]
    }

    init(texts: [String]) throws(Failure) {
        do throws(ColumnError) {
            self.init(try TextColumn(texts))
        } catch {
            throw Failure(error)
        }
    }

    /// - Parameter count: The number of rows; by default, that of the values.
    fileprivate init<Element: BitwiseCopyable>(_ format: String, _ values: [Element], count: Int? = nil) {
        let memory = ArrowMemory()
        self.init(
            format: format, count: count ?? values.count, buffers: [nil, UnsafeRawPointer(memory.copy(values))],
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
                    let words = try decimal128(try parser.decimal(text), scale: scale)
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

/// The two words of a decimal of 128 bits.
private func decimal128(_ amount: DecimalValue, scale: Int) throws(Failure) -> (low: UInt64, high: UInt64) {
    guard let words = Decimal128Column.words(of: amount, scale: scale) else {
        throw Failure(
            CURRENCY_FORMAT_NUMBER,
            "\(amount.plainText) is no decimal of \(scale) fraction digits and 38 digits in all")
    }
    return (words.low, words.high)
}

/// Reads rows into a list column of all their readings.
struct ReadRows {
    private(set) var contents: ArrowContents
    private(set) var errors: [RowError<Failure>] = []

    init(_ texts: ArrowTexts, _ plans: RowPlans, scale: Int) throws(Failure) {
        var validity = plans.validity
        // The end of each row's readings, and of each reading's doubts.
        var (ends, doubtEnds): ([Int32], [Int32]) = ([0], [0])
        var (words, names): ([UInt64], [String]) = ([], [])
        for row in 0..<texts.count {
            if plans.validity.map({ $0[row] }) ?? true {
                do throws(Failure) {
                    let read = try plans.plan(row).parser.allReadings(try texts.text(row))
                    let amounts = try read.amounts.map { amount throws(Failure) in try decimal128(amount, scale: scale)
                    }
                    var kinds: [String] = []
                    for doubt in read.doubts where !kinds.contains(doubt.kind.rawValue) {
                        kinds.append(doubt.kind.rawValue)
                    }
                    for amount in amounts {
                        words += [amount.low, amount.high]
                        names += kinds
                        doubtEnds.append(try end(names.count))
                    }
                } catch {
                    if error.code == CURRENCY_FORMAT_TOO_LONG { throw error }
                    errors.append(RowError(row: row, error: error))
                    if validity == nil { validity = Validity(allValid: texts.count) }
                    validity?.setInvalid(row)
                }
            }
            ends.append(try end(words.count / 2))
        }
        var doubts = ArrowContents("+l", doubtEnds, count: doubtEnds.count - 1)
        doubts.children = [("item", try ArrowContents(texts: names))]
        var reading = ArrowContents(format: "+s", count: words.count / 2, buffers: [nil], memory: ArrowMemory())
        reading.children = [
            ("amount", ArrowContents("d:38,\(scale)", words, count: words.count / 2)), ("doubts", doubts),
        ]
        let memory = ArrowMemory()
        contents = ArrowContents(
            format: "+l", count: texts.count, nullCount: validity?.nullCount ?? 0,
            buffers: [memory.copy(validity), UnsafeRawPointer(memory.copy(ends))], memory: memory)
        contents.children = [("item", reading)]
    }
}

/// An end of a list, which has 32 bits.
private func end(_ count: Int) throws(Failure) -> Int32 {
    guard let end = Int32(exactly: count) else {
        throw Failure(
            CURRENCY_FORMAT_TOO_LONG, "the rows have more than \(Int32.max) readings: pass fewer rows at once")
    }
    return end
}
