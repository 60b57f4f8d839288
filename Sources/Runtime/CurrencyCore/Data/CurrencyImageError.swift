import PackedTables

/// Why bytes are not an image that this version can use. `CurrencyData.init(_:)` throws it for tables, and
/// `CurrencyNames.init(_:)` for names.
public struct CurrencyImageError: Error, Equatable, Sendable {
    /// What a program can tell apart; `description` says more.
    public enum Reason: Equatable, Sendable {
        /// Fewer bytes than a header has, or than the header says.
        case truncated(bytes: Int, expected: Int)
        /// More bytes than the header says.
        case trailingBytes(bytes: Int, expected: Int)
        /// The bytes do not begin as an image does.
        case notAnImage
        /// The image was written for another version of the layout.
        case wrongVersion(found: Int, expected: Int)
        /// The bytes do not match the checksum.
        case wrongChecksum
        /// The bytes at this offset are not well-formed text.
        case malformedText(offset: Int)
        /// The bytes match the checksum, but a table is not as it must be.
        case invalidTable
    }

    package enum Cause: Equatable, Sendable {
        case tables(PackedImageError)
        case names(PackedNamesError)
    }

    package let cause: Cause

    package init(_ cause: Cause) {
        self.cause = cause
    }

    /// What is wrong with the bytes.
    public var reason: Reason {
        switch cause {
        case .tables(let error):
            switch error {
            case .truncated(let bytes, let expected): .truncated(bytes: bytes, expected: expected)
            case .trailingBytes(let bytes, let expected): .trailingBytes(bytes: bytes, expected: expected)
            case .notAnImage: .notAnImage
            case .wrongVersion(let found, let expected): .wrongVersion(found: found, expected: expected)
            case .wrongChecksum: .wrongChecksum
            case .notUTF8(let offset): .malformedText(offset: offset)
            case .badTable, .badValue: .invalidTable
            }
        case .names(let error):
            switch error {
            case .truncated(let bytes, let expected): .truncated(bytes: bytes, expected: expected)
            case .trailingBytes(let bytes, let expected): .trailingBytes(bytes: bytes, expected: expected)
            case .notAnImage: .notAnImage
            case .wrongVersion(let found, let expected): .wrongVersion(found: found, expected: expected)
            case .wrongChecksum: .wrongChecksum
            case .notASCII(let offset): .malformedText(offset: offset)
            case .badIndex, .badTable, .badRow, .badRecord: .invalidTable
            }
        }
    }
}

extension CurrencyImageError: CustomStringConvertible {
    /// The reason in words, with the table and the row where one is wrong.
    public var description: String {
        switch cause {
        case .tables(let error): error.description
        case .names(let error): error.description
        }
    }
}
