/// An error that says why tables could not be packed: a width in the layout is too small for the data.
public enum PackedWriterError: Error, Equatable, Sendable {
    /// A number does not fit in its column.
    case tooLarge(value: Int, maximum: Int)
    /// A number is below the minimum of its column.
    case tooSmall(value: Int, minimum: Int)
    /// A number is negative, or needs more bytes than its column has.
    case doesNotFit(bytes: Int)
    /// A text is longer than a pool can record.
    case textTooLong(bytes: Int, maximum: Int)
    /// The text does not consist of three letters or digits.
    case notASCII(String)
}

extension PackedWriterError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .tooLarge(let value, let maximum): "\(value) is more than its column holds, which is \(maximum)"
        case .tooSmall(let value, let minimum): "\(value) is less than its column may have, which is \(minimum)"
        case .doesNotFit(let bytes): "a number does not fit in its column, which has \(bytes) bytes"
        case .textTooLong(let bytes, let maximum): "a text of \(bytes) bytes is longer than \(maximum)"
        case .notASCII(let text): "\"\(text)\" is not two or three ASCII capitals or digits"
        }
    }
}
