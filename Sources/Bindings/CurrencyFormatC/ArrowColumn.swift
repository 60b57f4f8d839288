import CCurrencyFormat
import CurrencyColumns

// The formats of the Arrow C Data Interface that are read:
//
//     d:P,S and d:P,S,128     decimal128 with S fraction digits
//     l                       int64
//     g                       float64
//     u and U                 utf8, with offsets of 32 or 64 bits
//     c C s S i I l L         indices of a dictionary
//
// See https://arrow.apache.org/docs/format/CDataInterface.html#data-type-description-format-strings.

/// A column of another program, which lends its memory for the time of a call.
struct ArrowColumn {
    /// What the header calls the column, for errors.
    let name: String
    let format: String
    let count: Int
    private let schema: UnsafePointer<ArrowSchema>
    private let array: UnsafePointer<ArrowArray>
    private var offset: Int { Int(array.pointee.offset) }

    init(_ column: currency_format_column, _ name: String) throws(Failure) {
        guard let schema = column.schema else { throw .null("\(name).schema") }
        guard let array = column.array else { throw .null("\(name).array") }
        try self.init(schema, array, name)
    }

    /// More rows can have no result: the offsets of texts have 32 bits.
    private static let mostRows = Int(Int32.max)
    /// No element of a buffer has more bytes, so that places in a buffer fit `Int`.
    private static let widestElement = 16

    private init(
        _ schema: UnsafePointer<ArrowSchema>, _ array: UnsafePointer<ArrowArray>, _ name: String
    ) throws(Failure) {
        self.name = name
        self.schema = schema
        self.array = array
        guard schema.pointee.release != nil, array.pointee.release != nil else {
            throw .arrow("\(name) has been released")
        }
        guard let format = schema.pointee.format else { throw .null("\(name).schema.format") }
        self.format = String(cString: format)
        let (length, offset) = (array.pointee.length, array.pointee.offset)
        guard length >= 0, offset >= 0, offset < Int64(Int.max / Self.widestElement - Self.mostRows) else {
            throw .arrow("\(name) has length \(length) and offset \(offset), expected 0 or more, and the end in memory")
        }
        guard length <= Int64(Self.mostRows) else {
            throw Failure(
                CURRENCY_FORMAT_TOO_LONG,
                "\(name) has \(length) rows, expected at most \(Self.mostRows): pass fewer rows at once")
        }
        count = Int(length)
    }

    /// The texts of the rows.
    func texts() throws(Failure) -> ArrowTexts {
        guard let texts = try ArrowTexts(self) else {
            throw unexpectedType("utf8 (\"u\") or large_utf8 (\"U\")")
        }
        return texts
    }

    /// An error that names the column's type.
    func unexpectedType(_ expected: String) -> Failure {
        let verb = isDictionary ? "is a dictionary whose indices have" : "has"
        return .arrow("\(name) \(verb) the Arrow format \"\(format)\", expected \(expected)")
    }

    /// The elements of a buffer of fixed width, from the column's offset on; none where the column has no rows.
    ///
    /// - Parameter beyond: Elements behind those of the last row.
    func rows<Element>(
        _ buffer: Int, _: Element.Type, perRow: Int = 1, beyond: Int = 0
    ) throws(Failure) -> UnsafeBufferPointer<Element> {
        guard let start = try self.buffer(buffer, of: Element.self, isNeeded: count > 0), count > 0 else {
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        return UnsafeBufferPointer(start: start + perRow * offset, count: perRow * count + beyond)
    }

    func buffer<Element>(
        _ index: Int, of: Element.Type, isNeeded: Bool = true
    ) throws(Failure) -> UnsafePointer<Element>? {
        guard index < array.pointee.n_buffers, let buffers = array.pointee.buffers else {
            throw .arrow("\(name) has \(array.pointee.n_buffers) buffers, expected more than \(index)")
        }
        guard let start = buffers[index] else {
            if isNeeded { throw .arrow("buffer \(index) of \(name) is NULL") }
            return nil
        }
        guard Int(bitPattern: start) % MemoryLayout<Element>.alignment == 0 else {
            throw .arrow("buffer \(index) of \(name) is not aligned to \(MemoryLayout<Element>.alignment) bytes")
        }
        return start.assumingMemoryBound(to: Element.self)
    }

    /// Which rows have a value; nil if all have.
    func validity() throws(Failure) -> Validity? {
        guard array.pointee.null_count != 0, count > 0,
            let bits = try buffer(0, of: UInt8.self, isNeeded: false)
        else { return nil }
        let (first, shift) = (bits + offset / 8, offset % 8)
        let bytes = (shift + count + 7) / 8
        var copy = [UInt8](UnsafeBufferPointer(start: first, count: bytes))
        if shift > 0 {
            for index in copy.indices {
                copy[index] = copy[index] >> shift | (index + 1 < bytes ? copy[index + 1] << (8 - shift) : 0)
            }
        }
        do throws(ColumnError) {
            return try Validity(bytes: copy, count: count)
        } catch {
            throw Failure(error)
        }
    }

    /// Whether the rows are indices of a dictionary, so that the format is not that of the values.
    var isDictionary: Bool { schema.pointee.dictionary != nil }

    /// The values that the rows of a dictionary point to; nil if the column is no dictionary.
    func dictionary() throws(Failure) -> ArrowColumn? {
        guard let schema = schema.pointee.dictionary else { return nil }
        guard let array = array.pointee.dictionary else { throw .null("\(name).array.dictionary") }
        return try ArrowColumn(schema, array, "the dictionary of \(name)")
    }

    /// The scale of a column of decimals of 128 bits; nil for other types.
    var decimalScale: Int? {
        guard format.hasPrefix("d:") else { return nil }
        let numbers = format.dropFirst(2).split(separator: ",", omittingEmptySubsequences: false)
        guard numbers.count == 2 || numbers.count == 3 && numbers[2] == "128", let scale = Int(numbers[1]) else {
            return nil
        }
        return scale
    }
}

/// The texts of a column, with offsets of 32 or 64 bits.
struct ArrowTexts {
    private enum Offsets {
        case short(UnsafeBufferPointer<Int32>)
        case long(UnsafeBufferPointer<Int64>)
    }

    let count: Int
    private let name: String
    private let offsets: Offsets
    private let values: UnsafePointer<UInt8>?

    /// - Returns: Nil for columns of other types.
    init?(_ column: ArrowColumn) throws(Failure) {
        count = column.count
        name = column.name
        switch column.format {
        case "u": offsets = .short(try column.rows(1, Int32.self, beyond: 1))
        case "U": offsets = .long(try column.rows(1, Int64.self, beyond: 1))
        default: return nil
        }
        values = try column.buffer(2, of: UInt8.self, isNeeded: false)
    }

    /// The UTF-8 of a row that has a value.
    func text(_ row: Int) throws(Failure) -> UnsafeBufferPointer<UInt8> {
        let (start, end) =
            switch offsets {
            case .short(let offsets): (Int(offsets[row]), Int(offsets[row + 1]))
            case .long(let offsets): (Int(offsets[row]), Int(offsets[row + 1]))
            }
        guard start >= 0, end >= start, values != nil || start == end else {
            throw .arrow("the offsets of row \(row) of \(name) are \(start) and \(end)")
        }
        return UnsafeBufferPointer(start: values.map { $0 + start }, count: end - start)
    }
}
