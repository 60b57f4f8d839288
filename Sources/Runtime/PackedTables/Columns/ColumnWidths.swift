/// Adds up the widths of a row's columns. The sum is a constant where the visit is inlined.
@usableFromInline
struct ColumnWidths: ColumnVisitor {
    @usableFromInline var sum = 0
    /// The number of bytes before the first code; nil if there is no code.
    @usableFromInline var beforeCode: Int?

    @inlinable @_transparent
    init() {}

    @inlinable @_transparent
    mutating func visit(_ packed: Int, width: Int, _ content: Column.Content) -> Int {
        if case .code = content, beforeCode == nil { beforeCode = sum }
        sum += width
        return packed
    }
}
