// Forced inlining, here and in the rows, lets a reader read only the columns that it needs. Without it, the budget of
// resolving would be 1.8 times as high. `@_transparent` also inlines in builds without optimization: one call in a
// debug build then takes two thirds of the time.

/// Visits the columns of a row.
@usableFromInline
package protocol ColumnVisitor {
    /// Receives a column's packed value and returns the column's new value.
    // It uses integers because generic calls are the largest cost in builds without optimization.
    mutating func visit(_ packed: Int, width: Int, _ content: Column.Content) -> Int
}

// Rows declare their columns with these methods. The largest number determines the width. Numbers are passed instead of
// ranges, because making a range checks its bounds, also where the range is not used.
extension ColumnVisitor {
    /// A number, a key or flags whose packed value is at most `most`.
    @inlinable @_transparent
    package mutating func number<Value: PackedValue>(_ value: inout Value, least: Int = 0, most: Int) {
        let width = PackedInteger.width(of: most)
        value = Value(packed: visit(value.packed, width: width, .number(least: least, most: most)))
    }

    /// A number of `width` bytes.
    @inlinable @_transparent
    package mutating func number(_ value: inout Int, width: Int) {
        value = visit(value, width: width, .number(least: 0, most: PackedInteger.maximum(width: width)))
    }

    /// A number, a key or flags of at most `most`, or nil.
    @inlinable @_transparent
    package mutating func number<Value: PackedValue>(_ value: inout Value?, most: Int) {
        let limit = most + Value.optionalShift
        var packed = 0
        if let value { packed = value.packed + Value.optionalShift }
        packed = visit(packed, width: PackedInteger.width(of: limit), .number(least: 0, most: limit))
        value = packed == 0 ? nil : Value(packed: packed - Value.optionalShift)
    }

    /// A code of two or three characters.
    @inlinable @_transparent
    package mutating func code(_ code: inout PackedCode) {
        code = PackedCode(packed: visit(code.packed, width: PackedCode.width, .code))
    }
}
