import PackedTables

/// An error that says why bytes are not an image that this version can use. `CurrencyData.init(_:)` throws it for
/// tables, and `CurrencyNames.init(_:)` throws it for names.
public struct CurrencyImageError: Error, Equatable, Sendable {
    /// The kinds of errors that a program can distinguish; `description` gives more detail.
    public enum Reason: Equatable, Sendable {
        /// There are fewer bytes than a header needs, or fewer than the header says.
        case truncated(bytes: Int, expected: Int)
        /// There are more bytes than the header says.
        case trailingBytes(bytes: Int, expected: Int)
        /// The bytes do not begin like an image.
        case notAnImage
        /// The image was written for another version of the layout.
        case wrongVersion(found: Int, expected: Int)
        /// The bytes do not match the checksum.
        case wrongChecksum
        /// The bytes at this offset are not well-formed text.
        case malformedText(offset: Int)
        /// The bytes match the checksum, but a table is invalid.
        case invalidTable
    }

    package enum Cause: Equatable, Sendable {
        case tables(PackedImageError)
        case names(PackedImageError)
    }

    package let cause: Cause

    package init(_ cause: Cause) {
        self.cause = cause
    }

    /// What is wrong with the bytes.
    public var reason: Reason {
        switch cause {
        case .tables(.header(let error)), .names(.header(let error)): Reason(error)
        case .tables(.notUTF8(let offset)), .names(.notUTF8(let offset)): .malformedText(offset: offset)
        case .tables, .names: .invalidTable
        }
    }
}

extension CurrencyImageError.Reason {
    fileprivate init(_ error: ImageHeaderError) {
        self =
            switch error {
            case .truncated(let bytes, let expected): .truncated(bytes: bytes, expected: expected)
            case .trailingBytes(let bytes, let expected): .trailingBytes(bytes: bytes, expected: expected)
            case .notAnImage: .notAnImage
            case .wrongVersion(let found, let expected): .wrongVersion(found: found, expected: expected)
            case .wrongChecksum: .wrongChecksum
            }
    }
}

extension CurrencyImageError: CustomStringConvertible {
    /// A description of the error in English, with the table and row that are wrong, if any.
    public var description: String {
        switch cause {
        case .tables(let error): error.description
        case .names(let error): error.description(of: "image of names")
        }
    }
}
