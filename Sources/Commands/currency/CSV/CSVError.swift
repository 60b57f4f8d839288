/// Why a file in CSV cannot be read. Lines are counted from 1, and bytes in the line from 0.
enum CSVError: Error, Equatable, CustomStringConvertible {
    /// None of the first lines has a field with the column's name.
    ///
    /// - Parameters:
    ///   - line: The line with the most fields, which is likely to be the header.
    ///   - fields: The fields of that line.
    case missingColumn(file: String, column: String, line: Int, fields: [String])
    /// The header has the column's name more than once.
    case repeatedColumn(file: String, column: String, line: Int)
    /// The quotation marks are not those of RFC 4180.
    case malformed(file: String, line: Int, byte: Int, CSVRecord.Mistake)

    var description: String {
        switch self {
        case .missingColumn(let file, let column, 0, _): "\(file): the file is empty; expected a column \"\(column)\""
        case .missingColumn(let file, let column, let line, let fields):
            "\(file): there is no column \"\(column)\"; line \(line) has "
                + fields.map { "\"\($0)\"" }.joined(separator: ", ")
        case .repeatedColumn(let file, let column, let line):
            "\(file):\(line): more than one column is called \"\(column)\""
        case .malformed(let file, let line, let byte, let mistake): "\(file):\(line):\(byte): \(mistake)"
        }
    }
}
