import PackedTables

extension PackedCode {
    /// Creates a code from a text.
    ///
    /// - Throws: `PackedWriterError.notASCII` for any other text.
    package init(_ text: String) throws(PackedWriterError) {
        let bytes = Array(text.utf8)
        guard (2...3).contains(bytes.count),
            bytes.allSatisfy({ (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) })
        else { throw .notASCII(text) }
        self.init(packed: bytes.enumerated().reduce(0) { $0 | Int($1.element) << (PackedInteger.bits * $1.offset) })
    }
}
