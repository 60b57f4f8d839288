/// The reason why bytes do not have the header of an image that this version can use.
package enum ImageHeaderError: Error, Equatable, Sendable {
    /// There are fewer bytes than a header has, or than the header says.
    case truncated(bytes: Int, expected: Int)
    /// There are more bytes than the header says.
    case trailingBytes(bytes: Int, expected: Int)
    /// The bytes do not begin like an image.
    case notAnImage
    /// The image was written for another version of the layout.
    case wrongVersion(found: Int, expected: Int)
    /// The bytes do not match the checksum.
    case wrongChecksum
}

extension ImageHeaderError: CustomStringConvertible {
    package var description: String { description(of: "image") }

    /// - Parameter image: What the bytes should be: an image, or an image of names.
    package func description(of image: StaticString) -> String {
        switch self {
        case .truncated(let bytes, let expected): "the \(image) is cut off: it has \(bytes) bytes of \(expected)"
        case .trailingBytes(let bytes, let expected):
            "bytes follow the \(image): there are \(bytes) bytes, expected \(expected)"
        case .notAnImage: "the bytes do not begin as an \(image) does"
        case .wrongVersion(let found, let expected): "the \(image) has layout \(found), expected \(expected)"
        case .wrongChecksum: "the bytes of the \(image) do not match its checksum"
        }
    }
}
