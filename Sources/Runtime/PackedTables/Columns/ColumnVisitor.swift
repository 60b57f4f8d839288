// Forced inlining, here and in the rows, lets a reader read only the columns that it needs: without it the budget of
// resolving would be 1.8 times as high. It is `@_transparent`, which builds without optimisation inline, too: one call in a
// debug build takes two thirds of the time.

/// Visits the columns of a row.
@usableFromInline
package protocol ColumnVisitor {
    /// Receives a column's packed value, and returns the value that the column then has.
    // Integers rather than generic values: generic calls are what costs most in builds without optimisation.
    mutating func visit(_ packed: Int, width: Int, _ content: Column.Content) -> Int
}

// The calls with which rows declare their columns. A number has the width that its range needs.
extension ColumnVisitor {
    /// A number, a key or flags, whose packed value is in this range.
    @inlinable @_transparent
    package mutating func number<Value: PackedValue>(_ value: inout Value, _ range: ClosedRange<Int>) {
        value = Value(packed: visit(value.packed, width: PackedInteger.width(of: range.upperBound), .number(range)))
    }

    /// A number of `width` bytes.
    @inlinable @_transparent
    package mutating func number(_ value: inout Int, width: Int) {
        value = visit(value, width: width, .number(0...PackedInteger.maximum(width: width)))
    }

    /// A number, a key or flags of this range, or none.
    @inlinable @_transparent
    package mutating func number<Value: PackedValue>(_ value: inout Value?, _ range: ClosedRange<Int>) {
        let limit = range.upperBound + Value.optionalShift
        var packed = 0
        if let value { packed = value.packed + Value.optionalShift }
        packed = visit(packed, width: PackedInteger.width(of: limit), .number(0...limit))
        value = packed == 0 ? nil : Value(packed: packed - Value.optionalShift)
    }

    /// A code of two or three characters.
    @inlinable @_transparent
    package mutating func code(_ code: inout PackedCode) {
        code = PackedCode(packed: visit(code.packed, width: PackedCode.width, .code))
    }
}
