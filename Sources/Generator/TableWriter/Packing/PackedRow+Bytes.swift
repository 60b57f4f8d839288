import PackedTables

extension PackedRow {
    /// The row's bytes.
    ///
    /// - Throws: `PackedWriterError` if a value does not fit in its column. Nothing is silently narrowed.
    package func bytes() throws(PackedWriterError) -> [UInt8] {
        let bytes = withUnsafeBytes(of: self) { Array($0) }
        for column in Self.columns {
            let value = try column.value(in: bytes)
            guard case .number(let least, let most) = column.content else { continue }
            guard value <= most else { throw .tooLarge(value: value, maximum: most) }
            guard value >= least else { throw .tooSmall(value: value, minimum: least) }
        }
        return bytes
    }
}

extension Column {
    /// The number in the column of a row.
    fileprivate func value(in row: [UInt8]) throws(PackedWriterError) -> Int {
        var value = 0
        for index in (offset..<(offset + width)).reversed() {
            guard row[index] <= 0x7F else { throw .doesNotFit(bytes: width) }
            value = value << PackedInteger.bits | Int(row[index])
        }
        return value
    }
}
