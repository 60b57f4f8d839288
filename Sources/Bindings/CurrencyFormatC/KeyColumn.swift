import CCurrencyFormat
import CurrencyColumns

/// The currencies or locales of rows: a number for each distinct text, and the number of each row's.
struct KeyColumn {
    private(set) var names: [String] = []
    /// -1 in rows without a value.
    let keys: [Int32]

    /// - Parameter rows: As many as amounts.
    init(_ column: currency_format_column, _ name: String, rows: Int) throws(Failure) {
        let column = try ArrowColumn(column, name)
        guard column.count == rows else {
            throw Failure(CURRENCY_FORMAT_ROWS, "\(name) has \(column.count) rows, expected \(rows)")
        }
        let validity = try column.validity()
        if let dictionary = try column.dictionary() {
            (names, keys) = try Self.keys(column, dictionary, validity)
        } else {
            guard let texts = try ArrowTexts(column) else { throw Self.unexpectedType(column) }
            (names, keys) = try Self.keys(texts, validity)
        }
    }

    private static func unexpectedType(_ column: ArrowColumn) -> Failure {
        column.unexpectedType("utf8 (\"u\"), large_utf8 (\"U\") or a dictionary of them")
    }

    private static func keys(_ texts: ArrowTexts, _ validity: Validity?) throws(Failure) -> ([String], [Int32]) {
        var names: [String] = []
        var known: [String: Int32] = [:]
        var keys = [Int32](repeating: -1, count: texts.count)
        var last: (text: UnsafeBufferPointer<UInt8>, key: Int32)?
        for row in 0..<texts.count {
            if let validity, !validity[row] { continue }
            let text = try texts.text(row)
            if let last, last.text.elementsEqual(text) {
                keys[row] = last.key
                continue
            }
            let name = String(decoding: text, as: UTF8.self)
            let key: Int32
            if let found = known[name] {
                key = found
            } else {
                key = Int32(truncatingIfNeeded: names.count)
                known[name] = key
                names.append(name)
            }
            keys[row] = key
            last = (text, key)
        }
        return (names, keys)
    }

    private static func keys(
        _ column: ArrowColumn, _ dictionary: ArrowColumn, _ validity: Validity?
    ) throws(Failure) -> ([String], [Int32]) {
        guard let texts = try ArrowTexts(dictionary) else { throw unexpectedType(dictionary) }
        let (names, values) = try keys(texts, try dictionary.validity())
        func mapped<Index: FixedWidthInteger>(_: Index.Type) throws(Failure) -> [Int32] {
            let rows = try column.rows(1, Index.self)
            var keys = [Int32](repeating: -1, count: column.count)
            for row in 0..<column.count {
                if let validity, !validity[row] { continue }
                guard let index = Int(exactly: rows[row]), values.indices.contains(index) else {
                    throw .arrow(
                        "row \(row) of \(column.name) has the index \(rows[row]), expected one below \(values.count)")
                }
                keys[row] = values[index]
            }
            return keys
        }
        switch column.format {
        case "c": return (names, try mapped(Int8.self))
        case "C": return (names, try mapped(UInt8.self))
        case "s": return (names, try mapped(Int16.self))
        case "S": return (names, try mapped(UInt16.self))
        case "i": return (names, try mapped(Int32.self))
        case "I": return (names, try mapped(UInt32.self))
        case "l": return (names, try mapped(Int64.self))
        case "L": return (names, try mapped(UInt64.self))
        default: throw column.unexpectedType("indices that are integers")
        }
    }
}
