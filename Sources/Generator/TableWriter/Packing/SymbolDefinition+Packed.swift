import PackedTables

extension SymbolDefinition {
    /// The definition as a number.
    ///
    /// - Throws: `PackedWriterError.tooLarge` if a part does not fit.
    package func packed() throws(PackedWriterError) -> Int {
        func limited(_ value: Int, _ maximum: Int) throws(PackedWriterError) -> Int {
            guard value <= maximum else { throw .tooLarge(value: value, maximum: maximum) }
            return value
        }
        switch self {
        case .pair(let left, let right):
            return try limited(left, 1023) << 10 | limited(right, 1023)
        case .scalar(let value):
            return try Self.terminal + limited(Int(value), Self.firstShape - 1)
        case .shape(let shape):
            return try Self.terminal + Self.firstShape + limited(shape, Self.maximumShape)
        case .edit(let removed, let kept):
            return try Self.terminal + Self.firstEdit
                + (limited(removed, Self.maximumRemoved) << 6 | limited(kept, Self.maximumKept))
        }
    }
}
