import PackedTables

extension PackedInteger {
    /// The bytes of a number.
    ///
    /// - Throws: `PackedWriterError.tooLarge`. Nothing is silently narrowed.
    package static func bytes(of value: Int, width: Int) throws(PackedWriterError) -> [UInt8] {
        guard value >= 0, value <= maximum(width: width) else {
            throw .tooLarge(value: value, maximum: maximum(width: width))
        }
        var result: [UInt8] = []
        for index in 0..<width {
            result.append(UInt8(truncatingIfNeeded: (value >> (bits * index)) & 0x7F))
        }
        return result
    }
}

extension PooledText {
    /// The bytes of a text in a pool.
    ///
    /// - Throws: `PackedWriterError.textTooLong`.
    package static func bytes(of utf8: [UInt8]) throws(PackedWriterError) -> [UInt8] {
        guard utf8.count <= maximumLength else { throw .textTooLong(bytes: utf8.count, maximum: maximumLength) }
        if utf8.count < more { return [UInt8(utf8.count)] + utf8 }
        return [UInt8(more + utf8.count / more), UInt8(utf8.count % more)] + utf8
    }
}
