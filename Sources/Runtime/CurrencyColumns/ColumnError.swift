import CurrencyEngine

/// Why a column could not be made.
public enum ColumnError: Error, Hashable, Sendable {
    /// No row can be written: the style's currency has no minor unit, or its data lacks what it needs.
    case money(MoneyError)
    /// The texts up to this row have more bytes than an offset of 32 bits counts. Write fewer rows at once.
    case tooLong(row: Int)
    /// The validity is for another number of rows than the column has.
    case validity(rows: Int, expected: Int)
    /// Currencies and amounts differ in number.
    case rows(Int, expected: Int)
    /// The number of words is odd; each row needs two.
    case words(Int)
    /// The scale of decimals is not in 0...38.
    case scale(Int)
    /// The offsets of this row decrease, or lie outside the values.
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

    /// Creates an error of a row, counted from 0.
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
