import CommandSupport
import Foundation
import PackedTables

/// A column of a file in CSV, read record by record.
///
/// The header is the first line in which a field is the column's name: banks write a few lines of other content above it.
struct CSVColumn {
    /// What a record has in the column.
    struct Cell {
        /// The record's first line, counted from 1.
        var line: Int
        /// The field, or the whole record if it is not a row.
        var text: [UInt8]
        /// Why the record is not a row of the table; nil if it is.
        var mistake: String?
    }

    /// As many lines are searched for the header.
    static let mostLinesOfHeader = 100

    /// The separators that are tried if none is named.
    static let usualSeparators = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }

    private var lines: LineReader
    private let file: String
    private let separator: UInt8?
    /// The place of the column, and the number of columns.
    private let place: Int
    private let width: Int

    /// - Parameters:
    ///   - column: The name in the header; spaces around it do not count.
    ///   - separator: Nil for the usual one that splits the header into the most fields.
    /// - Throws: `CSVError`; `Failure` for a file in another encoding; the errors of `LineReader`.
    init(_ column: String, separator: UInt8?, of handle: FileHandle, named file: String) throws {
        self.file = file
        lines = LineReader(handle, name: file)
        let separators = separator.map { [$0] } ?? Self.usualSeparators
        var (longest, fields) = (0, [] as [String])
        var foreign: ForeignText?
        while lines.count < Self.mostLinesOfHeader, let line = try lines.next({ Array($0) }) {
            if foreign == nil { foreign = Self.foreignText(line, lines.count, in: file) }
            for separator in separators {
                guard let record = try? CSVRecord(line, separator: separator) else { continue }
                let names = record.fields.map(Self.name)
                // The separator that makes the most of the header is its own; the others are in its fields.
                if names.count > fields.count { (longest, fields) = (lines.count, names) }
            }
            guard let header = Self.header(line, column, separators) else { continue }
            guard header.names.count(where: { $0 == column }) == 1 else {
                throw CSVError.repeatedColumn(file: file, column: column, line: lines.count)
            }
            (self.separator, place, width) = (header.separator, header.place, header.names.count)
            return
        }
        // The name may be there in other bytes.
        if let foreign { throw Failure.notRun([foreign.description]) }
        throw CSVError.missingColumn(file: file, column: column, line: longest, fields: fields)
    }

    /// The next record; nil after the last one. Empty lines are skipped.
    ///
    /// - Parameter beforeWaiting: What must be done before the file is read, which may wait for whoever writes it.
    mutating func next(beforeWaiting: () throws -> Void) throws -> Cell? {
        while var text = try lines.next(beforeWaiting: beforeWaiting, { Array($0) }) {
            if text.isEmpty { continue }
            let line = lines.count
            // Quotation marks come in pairs, also those that are doubled.
            var isOpen = Self.hasOpenQuote(text)
            while isOpen, text.count <= LineReader.longestLine,
                let more = try lines.next(beforeWaiting: beforeWaiting, { Array($0) })
            {
                if Self.hasOpenQuote(more) { isOpen.toggle() }
                text += [UInt8(ascii: "\n")] + more
            }
            return try cell(text, line)
        }
        return nil
    }

    private func cell(_ text: [UInt8], _ line: Int) throws(CSVError) -> Cell {
        do throws(CSVRecord.Mistake) {
            let fields = try CSVRecord(text, separator: separator).fields
            if fields.count == width { return Cell(line: line, text: fields[place]) }
            // A separator in a field without quotation marks moves the others: the amount would be another column's.
            let found = "\(fields.count) field\(fields.count == 1 ? "" : "s")"
            return Cell(line: line, text: text, mistake: "\(found): expected \(width), as in the header")
        } catch {
            let before = text[..<error.offset]
            let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            throw .malformed(
                file: file, line: line + before.count { $0 == UInt8(ascii: "\n") }, byte: error.offset - start, error)
        }
    }

    /// The separator, the fields and the column's place in a line that is the header; nil if it is not.
    private static func header(
        _ line: [UInt8], _ column: String, _ separators: [UInt8]
    ) -> (separator: UInt8?, names: [String], place: Int)? {
        var header: (separator: UInt8?, names: [String], place: Int)?
        for separator in separators {
            guard let names = (try? CSVRecord(line, separator: separator))?.fields.map(name),
                let place = names.firstIndex(of: column), names.count > header?.names.count ?? 0
            else { continue }
            // In a table of one column, nothing separates: a comma is the amount's.
            header = (names.count == 1 ? nil : separator, names, place)
        }
        return header
    }

    private static func name(_ field: [UInt8]) -> String {
        String(decoding: field, as: UTF8.self).trimmingCharacters(in: .whitespaces)
    }

    private static func hasOpenQuote(_ text: [UInt8]) -> Bool {
        text.count { $0 == CSVRecord.quote } % 2 != 0
    }

    private static func foreignText(_ line: [UInt8], _ number: Int, in file: String) -> ForeignText? {
        line.withUnsafeBufferPointer { bytes in
            if number == 1, let encoding = ForeignText.Encoding(wide: bytes) {
                return ForeignText(file: file, line: 1, byte: 0, encoding: encoding)
            }
            return UTF8Check.firstInvalidByte(bytes).map {
                ForeignText(file: file, line: number, byte: $0, encoding: .oneByte)
            }
        }
    }
}
