import CurrencyEngine

/// An error that says why a column could not be created.
public enum ColumnError: Error, Hashable, Sendable {
    /// No row can be formatted, because the style's currency has no minor unit or the data lacks something that it
    /// needs.
    case money(MoneyError)
    /// The texts up to this row have more bytes than a 32-bit offset can count. Format fewer rows at once.
    case tooLong(row: Int)
    /// The validity has a different number of rows from the column.
    case validity(rows: Int, expected: Int)
    /// The numbers of currencies and amounts differ.
    case rows(Int, expected: Int)
    /// The number of words is odd; each row needs two.
    case words(Int)
    /// The scale of decimals is not in 0...38.
    case scale(Int)
    /// The offsets of this row decrease or lie outside the values.
    case offset(row: Int)
}

extension ColumnError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .money(let error): error.description
        case .tooLong(let row): "the texts up to row \(row) have more than 2147483647 bytes"
        case .validity(let rows, let expected): "the validity has \(rows) rows, expected \(expected)"
        case .rows(let rows, let expected): "the column has \(rows) rows, expected \(expected)"
        case .words(let words): "\(words) words, expected two for each row"
        case .scale(let scale): "the scale is \(scale), expected 0 to 38"
        case .offset(let row): "the offsets of row \(row) decrease or lie outside the values"
        }
    }
}

/// A row that has no value because of an error.
public struct RowError<Failure: Error & Hashable>: Error, Hashable {
    /// The row, counted from 0.
    public let row: Int
    /// Why the row has no value.
    public let error: Failure

    /// Creates an error for a row, counted from 0.
    public init(row: Int, error: Failure) {
        self.row = row
        self.error = error
    }
}

extension RowError: Sendable where Failure: Sendable {}

extension RowError: CustomStringConvertible {
    /// The row and its error, in English.
    public var description: String { "row \(row): \(error)" }
}
