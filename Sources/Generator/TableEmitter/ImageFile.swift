import PackedTables
import TableWriter

/// Writes an image as one string literal, with the sizes of its tables in a comment.
struct ImageFile: Sendable {
    /// The name of the file and of the enum that has the bytes.
    let name: String
    private let summary: String
    private let sizes: [String]
    private let bytes: [UInt8]
    private let header: FileHeader

    /// The tables of module CurrencyFormat.
    init(_ image: TableImage, _ header: FileHeader) {
        name = "BundledImage"
        summary = "The tables of all locales and currencies, as `PackedLayout` describes them."
        sizes = image.sizes.filter { $0.bytes > 0 }.map(Self.size)
        (bytes, self.header) = (image.bytes, header)
    }

    /// The names of module CurrencyNames.
    init(_ image: NamesTableImage, _ header: FileHeader) {
        name = "NamesImage"
        summary = "The names of all currencies in all locales, as `PackedLayout` describes them."
        sizes = image.sizes.filter { $0.bytes > 0 }.map(Self.size)
        (bytes, self.header) = (image.bytes, header)
    }

    /// The rules of module NumberWords.
    init(_ image: NumberRulesImage, _ header: FileHeader) {
        name = "NumberRulesImage"
        summary = "The rules for numbers in words, as `NumberRuleLayout` describes them."
        sizes = image.sizes.map { table, rows, bytes in
            rows == bytes ? "\(table): \(bytes) bytes" : "\(table): \(rows) rows, \(bytes) bytes"
        }
        (bytes, self.header) = (image.bytes, header)
    }

    private static func size(_ size: TableImage.Size) -> String {
        "\(size.name): \(size.rows) \(size.table.isPool ? "bytes" : "rows"), \(size.bytes) bytes"
    }

    /// The file. The same image and header give the same text.
    func file() throws(InvalidUTF8) -> GeneratedFiles.File {
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        source.documentation(summary)
        source.documentation("")
        for size in sizes { source.documentation("- " + size) }
        source.documentation("")
        source.documentation("In all \(bytes.count) bytes, CRC-32 \(Self.checksum(of: bytes)).")
        try source.block("enum \(name)") { (source: inout SwiftSource) throws(InvalidUTF8) in
            try source.staticString("bytes", modifiers: "static", bytes)
        }
        return GeneratedFiles.File(name: name + ".swift", text: source.text)
    }

    /// The checksum for the file's comment, in eight digits.
    static func checksum(of bytes: [UInt8]) -> String {
        let value = bytes.withUnsafeBufferPointer { Checksum.crc32($0) }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
