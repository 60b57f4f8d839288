/// Reads the columns of a row in order.
@usableFromInline
struct ColumnReader: ColumnVisitor {
    @usableFromInline var next: UnsafePointer<UInt8>

    @inlinable @_transparent
    init(_ start: UnsafePointer<UInt8>) {
        next = start
    }

    @inlinable @_transparent
    mutating func visit(_: Int, width: Int, _: Column.Content) -> Int {
        let packed = PackedInteger.read(next, width: width)
        next += width
        return packed
    }
}
