import PackedTables

/// Writes the tables of an image after its header and directory.
package enum ImageWriter {
    package static func image(
        magic: [UInt8], version: Int, directoryOffset: Int, _ tables: [[UInt8]]
    ) throws(PackedWriterError) -> [UInt8] {
        var header = ImageHeader()
        var directory: [UInt8] = []
        var entry = DirectoryEntry()
        entry.offset = directoryOffset + tables.count * DirectoryEntry.width
        for table in tables {
            entry.length = table.count
            directory += try entry.bytes()
            entry.offset += table.count
        }
        let checked = directory + tables.joined()
        header.version = version
        header.length = entry.offset
        checked.withUnsafeBufferPointer { header.putChecksum(of: $0) }
        return try magic + header.bytes() + checked
    }
}
