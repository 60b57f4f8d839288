import PackedTables
import TableWriter

/// Writes `BundledImage.swift`: the image as one string literal.
public struct BundledImageFile: Sendable {
    /// The image to write.
    public var image: TableImage
    /// The header of the file.
    public var header: FileHeader

    /// Creates a file from an image and a header.
    public init(image: TableImage, header: FileHeader) {
        self.image = image
        self.header = header
    }

    /// The file's text. The same image and header give the same text.
    public func text() throws(InvalidUTF8) -> String {
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        source.documentation("The tables of all locales and currencies, as `PackedLayout` describes them.")
        source.documentation("")
        for size in image.sizes where size.bytes > 0 {
            let unit = size.table.isPool ? "bytes" : "rows"
            source.documentation("- \(size.name): \(size.rows) \(unit), \(size.bytes) bytes")
        }
        source.documentation("")
        source.documentation("In all \(image.bytes.count) bytes, CRC-32 \(Self.checksum(of: image.bytes)).")
        try source.block("enum BundledImage") { (source: inout SwiftSource) throws(InvalidUTF8) in
            try source.staticString("bytes", modifiers: "static", image.bytes)
        }
        return source.text
    }

    /// The checksum for the file's comment, in eight digits.
    static func checksum(of bytes: [UInt8]) -> String {
        let value = bytes.withUnsafeBufferPointer { Checksum.crc32($0) }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
