import PackedTables
import TableWriter

/// Writes `NumberRulesImage.swift` of module NumberWords: the image of number rules as one string literal.
public struct NumberRulesFile: Sendable {
    /// The image to write.
    public var image: NumberRulesImage
    /// The header of the file.
    public var header: FileHeader

    /// Creates a file from an image and a header.
    public init(image: NumberRulesImage, header: FileHeader) {
        self.image = image
        self.header = header
    }

    /// The file's text. The same image and header give the same text.
    public func text() throws(InvalidUTF8) -> String {
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        source.documentation("The rules for numbers in words, as `NumberRuleLayout` describes them.")
        source.documentation("")
        for size in image.sizes {
            let rows = size.rows == size.bytes ? "" : "\(size.rows) rows, "
            source.documentation("- \(size.name): \(rows)\(size.bytes) bytes")
        }
        source.documentation("")
        source.documentation("In all \(image.bytes.count) bytes, CRC-32 \(BundledImageFile.checksum(of: image.bytes)).")
        try source.block("enum NumberRulesImage") { (source: inout SwiftSource) throws(InvalidUTF8) in
            try source.staticString("bytes", modifiers: "static", image.bytes)
        }
        return source.text
    }
}
